// How likely a match is won from a score, before a game begins. Knows nothing of positions, and opens no file.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace triktrak {

class MatchEquity {
 public:
  static constexpr int MOST_AWAY = 64;

  // `before`: row after row, the winning chances of the side that needs 1, 2, … points against one that needs 1, 2, …;
  // with one point to go for one side they are those before the Crawford game. `behind`: those of the side that needs
  // 1, 2, … points against one that needs a single point, the Crawford game over. Both as long as `length`.
  //
  // Further away, up to MOST_AWAY, the chances follow from the nearer scores: a game is worth 1, 2, 4 or 8 points to
  // either side, in shares that continue the table that is shipped from 15 to 25 points within .2 %.
  //
  // Throws malformed "met_length" and "met_values": no chances, both sides' not adding to one within a thousandth, or
  // not rising with every point won.
  MatchEquity(int length, std::span<const double> before, std::span<const double> behind);

  // The chances of the side that needs `own` points; certain where a side needs none. Whether the next game is the
  // Crawford game matters only where one side needs a single point and the other more. Throws malformed "match_length".
  double operator()(int own, int theirs, bool crawford) const;

  // How far the table that was given goes.
  int length() const { return length_; }

 private:
  static constexpr std::size_t SIDE = MOST_AWAY + 1;

  double& before(int own, int theirs) {
    return before_[static_cast<std::size_t>(own) * SIDE + static_cast<std::size_t>(theirs)];
  }
  double before(int own, int theirs) const {
    return before_[static_cast<std::size_t>(own) * SIDE + static_cast<std::size_t>(theirs)];
  }
  double& behind(int away) { return behind_[static_cast<std::size_t>(away)]; }
  double behind(int away) const { return away <= 0 ? 1 : behind_[static_cast<std::size_t>(away)]; }

  void check() const;
  void go_on();

  int length_;
  std::array<double, SIDE * SIDE> before_{};
  std::array<double, SIDE> behind_{};
};

}  // namespace triktrak
