// The smallest thing that calls itself a test framework: named tests, checks that go on, a count at the end.
#pragma once

#include <functional>
#include <iostream>
#include <string>
#include <vector>

namespace check {

struct Test {
  std::string name;
  std::function<void()> run;
};

inline std::vector<Test>& tests() {
  static std::vector<Test> all;
  return all;
}

struct Tally {
  int checks = 0;
  int failures = 0;
  std::string about;  // what is being looked at, told with a failure
};

inline Tally& tally() {
  static Tally counts;
  return counts;
}

struct Registration {
  Registration(const char* name, std::function<void()> run) { tests().push_back({name, std::move(run)}); }
};

inline void that(bool holds, const char* claim, const char* file, int line) {
  Tally& counts = tally();
  ++counts.checks;
  if (holds)
    return;
  ++counts.failures;
  std::cerr << file << ":" << line << ": " << claim << (counts.about.empty() ? "" : "  in ") << counts.about << "\n";
}

// Runs `act` and returns the code of the error it throws, or nothing.
template <class Error>
std::string code_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const Error& fault) {
    return fault.code();
  }
  return {};
}

}  // namespace check

#define CHECK(claim) check::that(static_cast<bool>(claim), #claim, __FILE__, __LINE__)
#define TEST(name)                                                                                                     \
  static void name();                                                                                                  \
  static const check::Registration registration_of_##name(#name, name);                                                \
  static void name()
