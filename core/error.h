// What goes wrong in the core: a code and parameters, never a sentence; the catalogues of the reader make it one.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace triktrak {

using ErrorParam = std::variant<std::int64_t, std::string>;
using ErrorParams = std::vector<std::pair<std::string, ErrorParam>>;

// A fault of neither of the kinds below: a training that has come to nothing.
class error : public std::runtime_error {
 public:
  error(std::string code, ErrorParams params)
      : std::runtime_error(code), code_(std::move(code)), params_(std::move(params)) {}

  const std::string& code() const { return code_; }
  const ErrorParams& params() const { return params_; }

 private:
  std::string code_;
  ErrorParams params_;
};

// Text or numbers that mean nothing: no such die, too many checkers, an identifier that cannot be read.
class malformed : public error {
 public:
  explicit malformed(std::string code, ErrorParams params = {}) : error(std::move(code), std::move(params)) {}
};

// Steps that can be read but are not a legal play of the roll.
class illegal_play : public error {
 public:
  explicit illegal_play(std::string code, ErrorParams params = {}) : error(std::move(code), std::move(params)) {}
};

}  // namespace triktrak
