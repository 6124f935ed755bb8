// Runs all tests, or those whose names contain the first argument.
#include <exception>
#include <string>

#include "check.h"

int main(int count, char** arguments) {
  const std::string wanted = count > 1 ? arguments[1] : "";
  int run = 0;
  for (const check::Test& test : check::tests()) {
    if (test.name.find(wanted) == std::string::npos)
      continue;
    ++run;
    check::tally().about.clear();
    const int before = check::tally().failures;
    try {
      test.run();
    } catch (const std::exception& fault) {
      ++check::tally().failures;
      std::cerr << test.name << " threw " << fault.what() << "\n";
    }
    if (check::tally().failures != before)
      std::cerr << "FAILED " << test.name << "\n";
  }
  std::cout << run << " tests, " << check::tally().checks << " checks, " << check::tally().failures << " failures\n";
  return check::tally().failures == 0 && run > 0 ? 0 : 1;
}
