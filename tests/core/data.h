// The files of tests/data that the Python tests read too: one case a line, remarks behind `#`.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "dice.h"
#include "position.h"
#include "position_id.h"

namespace data {

inline std::vector<std::string> lines(const std::string& name) {
  std::ifstream file(std::string(TRIKTRAK_TEST_DATA) + "/" + name);
  if (!file)
    throw std::runtime_error("no file " + name);
  std::vector<std::string> all;
  for (std::string line; std::getline(file, line);)
    if (!line.starts_with('#'))
      all.push_back(line);
  return all;
}

inline std::vector<std::string> words(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> all;
  for (std::string word; stream >> word;)
    all.push_back(word);
  return all;
}

// The parts of a line between " | ".
inline std::vector<std::string> parts(const std::string& line) {
  std::vector<std::string> all;
  std::size_t start = 0;
  for (std::size_t at = line.find(" | "); at != std::string::npos; at = line.find(" | ", start)) {
    all.push_back(line.substr(start, at - start));
    start = at + 3;
  }
  all.push_back(line.substr(start));
  return all;
}

inline triktrak::Dice dice(const std::string& two) { return {two.at(0) - '0', two.at(1) - '0'}; }

// All that a roll can lead to: positions after, as the opponent sees them.
struct Case {
  std::string name;
  triktrak::Position position;
  triktrak::Dice dice;
  int dice_played;
  std::vector<std::string> results;
};

inline std::vector<Case> cases(const std::string& name) {
  std::vector<Case> all;
  for (const std::string& line : lines(name)) {
    const auto word = words(line);
    all.push_back({word.at(0),
                   triktrak::position_from_id(word.at(1)),
                   dice(word.at(2)),
                   std::stoi(word.at(3)),
                   {word.begin() + 4, word.end()}});
  }
  return all;
}

inline std::vector<Case> all_cases() {
  std::vector<Case> all = cases("legal_plays.txt");
  for (const char* name : {"edge_positions.txt", "worked_examples.txt"})
    for (Case& one : cases(name))
      all.push_back(one);
  return all;
}

}  // namespace data
