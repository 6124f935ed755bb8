// The range of a number that a caller may choose.
#pragma once

#include <array>
#include <charconv>
#include <string>
#include <string_view>

#include "error.h"

namespace triktrak {

// Throws malformed "setting" unless `value` is one from `least` to `most`.
inline void check_setting(std::string_view name, double value, double least, double most) {
  if (value >= least && value <= most)
    return;
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  throw malformed("setting", {{"name", std::string(name)}, {"text", std::string(digits.data(), end)}});
}

}  // namespace triktrak
