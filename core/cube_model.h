// The cube in the games that lie ahead: what it can come to from a situation, and what that is worth where a search
// ends. Knows nothing of positions and of searching.
//
// Where a search ends the worth lies between that with a cube that is dead and that with one which is always turned at
// the perfect moment (R. Janowski, "Take-points in money games", 1993). The live curve is straight between losing all,
// just being able to take, just making the other drop, and winning all. In a match the same construction runs on the
// chances to win it, from the highest cube that still matters down.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bearoff_two_sided.h"
#include "cube_life.h"
#include "stakes.h"

namespace triktrak {

class CubeModel {
 public:
  static constexpr std::size_t MOST_STATES = 16;
  // A number for each state of the cube.
  using Values = std::array<double, MOST_STATES>;

  // Side 0 is on roll now, with `cube` as it sees it; side 1 is the other. State 0 is the cube as it lies.
  // `offered`: side 0 has doubled, whether or not it was allowed to.
  CubeModel(const Stakes& stakes, const Cube& cube, bool offered = false);

  std::size_t size() const { return states_.size(); }
  // What results are worth to that side in that state.
  const Worth& worth(std::size_t state, std::size_t side) const { return states_[state].worth[side]; }
  // What results are worth to that side with the cube left where it is now: by what plays are chosen on the way.
  const Worth& merit(std::size_t side) const { return merit_[side]; }
  // The states of money play with no highest cube near are alike at every value.
  bool endless() const { return endless_; }

  // What each state is worth to `side`, on roll with those chances, when it does not double now.
  void judge(const Evaluation& chances, std::size_t side, const CubeLife& life, Values& held) const;
  // The same from what the tables know of the pair, where states are alike at every value.
  void judge(const CubeValues& known, std::size_t side, Values& held) const;
  // The same where gammons are possible, for the states in which they count; whether those are all.
  bool judge_counting(const CubeValues& known, std::size_t side, Values& held) const;
  // When the game is over.
  void judge_certain(int result, std::size_t side, Values& held) const;

  // The worth of doubling from `state`, and being taken, to `side`; and of being dropped.
  double taken(const Values& held, std::size_t state, std::size_t side) const;
  double dropped(std::size_t state, std::size_t side) const { return states_[state].worth[side].won[0]; }
  bool may_double(std::size_t state, std::size_t side) const { return states_[state].next[side] != NONE; }
  // What a double of `side` leads to, where it may double; how much more a game is then worth than that state says; and
  // whether the double is turned back at once, as one that is wrong in itself is by the rules of some.
  std::size_t doubled(std::size_t state, std::size_t side) const { return states_[state].next[side]; }
  double raise() const { return raise_; }
  bool turned_back(double worth_taken) const { return beavers_ && worth_taken < 0; }
  // The worth to `side`, which doubles where that gains, against an opponent who drops where that is cheaper.
  double decided(const Values& held, std::size_t state, std::size_t side) const;

 private:
  static constexpr std::size_t NONE = MOST_STATES;

  struct State {
    Cube cube;                                    // as side 0 sees it
    std::array<Worth, 2> worth;                   // to each side
    std::array<std::size_t, 2> next{NONE, NONE};  // what a double of each side leads to
    double declined = 0;                          // what its owner has when he does not take it
  };

  static double of(const State& state, const CubeValues& known, std::size_t side);
  std::size_t owner(const State& state) const { return state.cube.owner() == CubeOwner::OWN ? 0 : 1; }
  State make(const Stakes& stakes, const Cube& cube) const;
  void grow(const Stakes& stakes, bool offered);

  std::vector<State> states_;
  std::array<Worth, 2> merit_{};
  bool endless_ = false;
  bool beavers_ = false;
  double raise_ = 1;  // how much more the next state is worth than it says
};

}  // namespace triktrak
