#include "cube_model.h"

#include <algorithm>

namespace triktrak {

namespace {

// Money play is the same at every value of the cube when it can still be turned so often.
constexpr int DOUBLINGS = 6;

struct Point {
  double chance;
  double worth;
};

// The line through both, at `chance`.
double between(const Point& a, const Point& b, double chance) {
  return b.chance <= a.chance ? b.worth : a.worth + (b.worth - a.worth) * (chance - a.chance) / (b.chance - a.chance);
}

}  // namespace

CubeModel::CubeModel(const Stakes& stakes, const Cube& cube, bool offered) {
  const Rules& rules = stakes.rules();
  endless_ = stakes.score().is_money() && !cube.is_none() && rules.max_cube >> DOUBLINGS >= cube.value();
  beavers_ = stakes.score().is_money() && rules.beavers > 0;
  raise_ = endless_ ? 2 : 1;
  states_.push_back(make(stakes, cube));
  if (endless_) {
    for (const CubeOwner holder : {CubeOwner::OWN, CubeOwner::THEIRS})
      states_.push_back(make(stakes, Cube(cube.value(), holder)));
    states_[1].next[0] = 2;
    states_[2].next[1] = 1;
    if (offered || cube.owner() != CubeOwner::THEIRS)
      states_[0].next[0] = 2;
    if (cube.owner() != CubeOwner::OWN)
      states_[0].next[1] = 1;
  } else {
    grow(stakes, offered && !cube.is_none());
  }
  // Gammons that do not count yet will when the cube has been turned.
  const State seen = cube.is_none() ? states_[0] : make(stakes, Cube(cube.value(), CubeOwner::OWN));
  for (const std::size_t side : {0U, 1U}) {
    const double unit = (seen.worth[side].won[0] - seen.worth[side].lost[0]) / 2;
    for (std::size_t kind = 0; kind < 3; ++kind) {
      merit_[side].won[kind] = unit > 0 ? seen.worth[side].won[kind] / unit : 0;
      merit_[side].lost[kind] = unit > 0 ? seen.worth[side].lost[kind] / unit : 0;
    }
  }
}

CubeModel::State CubeModel::make(const Stakes& stakes, const Cube& cube) const {
  State state;
  state.cube = cube;
  state.worth[0] = stakes.at(cube);
  state.worth[1] = state.worth[0].flip();
  return state;
}

void CubeModel::grow(const Stakes& stakes, bool offered) {
  // Each state leads to one of twice the value, so that those that follow stand behind.
  for (std::size_t i = 0; i < states_.size(); ++i)
    for (const std::size_t side : {0U, 1U}) {
      const Cube cube = states_[i].cube;
      const bool first = side == 0;
      const bool made = offered && first && i == 0;
      if (!made &&
          double_refusal(first ? cube : cube.flip(), first ? stakes.score() : stakes.score().flip(), stakes.rules()))
        continue;
      const Cube doubled(2 * cube.value(), first ? CubeOwner::THEIRS : CubeOwner::OWN);
      const auto there = std::ranges::find(states_, doubled, &State::cube);
      states_[i].next[side] = static_cast<std::size_t>(there - states_.begin());
      if (there == states_.end()) {
        State next = make(stakes, doubled);
        next.declined = states_[i].worth[1 - side].lost[0];
        states_.push_back(next);
      }
    }
}

void CubeModel::judge(const Evaluation& chances, std::size_t side, const CubeLife& life, Values& held) const {
  const std::size_t count = states_.size();
  Values won;  // of a game won and a game lost, in each state, to `side`
  Values lost;
  for (std::size_t i = 0; i < count; ++i) {
    won[i] = states_[i].worth[side].mean_won(chances);
    lost[i] = states_[i].worth[side].mean_lost(chances);
  }
  // With what chances of his own its owner can just take each state.
  Values take;
  for (std::size_t i = count; i-- > 0;) {
    const State& state = states_[i];
    if (!state.cube.turned())
      continue;
    const std::size_t taker = owner(state);
    const double win = taker == side ? won[i] : -lost[i];
    const double loss = taker == side ? lost[i] : -won[i];
    if (endless_) {
      const double stake = state.worth[taker].won[0];
      take[i] = (-loss - stake / 2) / (win - loss + stake / 2);
    } else {
      const std::size_t next = state.next[taker];
      const double cash_chance = next == NONE ? 1 : 1 - take[next];
      const double cash = next == NONE ? win : state.worth[taker].won[0];
      take[i] = cash > loss ? cash_chance * (state.declined - loss) / (cash - loss) : 1;
    }
    take[i] = std::clamp(take[i], 0., 1.);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const State& state = states_[i];
    const double dead = chances.win * won[i] + chances.lose() * lost[i];
    // With a cube that may still be turned by the side on roll, by the other, or by both.
    const auto alive = [&](double share, bool own, bool theirs) {
      Point low{0, lost[i]};
      Point high{1, won[i]};
      if (theirs) {
        const Point just_taken{take[state.next[1 - side]], state.worth[side].lost[0]};
        (chances.win < just_taken.chance ? high : low) = just_taken;
      }
      if (own) {
        const Point just_dropped{1 - take[state.next[side]], state.worth[side].won[0]};
        if (chances.win >= just_dropped.chance && just_dropped.chance >= low.chance)
          low = just_dropped;
        else if (just_dropped.chance <= high.chance)
          high = just_dropped;
      }
      return share * between(low, high, chances.win) + (1 - share) * dead;
    };
    const bool own = state.next[side] != NONE;
    const bool theirs = state.next[1 - side] != NONE;
    if (own && theirs)
      // Nobody would rather have it in the middle than have it himself.
      held[i] = std::min(std::max(alive(life.centred, true, true), alive(life.theirs, false, true)),
                         alive(life.own, true, false));
    else
      held[i] = own ? alive(life.own, true, false) : theirs ? alive(life.theirs, false, true) : dead;
  }
}

double CubeModel::of(const State& state, const CubeValues& known, std::size_t side) {
  const double value = state.next[side] == NONE       ? known.theirs
                       : state.next[1 - side] == NONE ? known.owned
                                                      : known.centred;
  return value * state.worth[side].won[0];
}

void CubeModel::judge(const CubeValues& known, std::size_t side, Values& held) const {
  for (std::size_t i = 0; i < states_.size(); ++i)
    held[i] = of(states_[i], known, side);
}

bool CubeModel::judge_counting(const CubeValues& known, std::size_t side, Values& held) const {
  bool all = true;
  for (std::size_t i = 0; i < states_.size(); ++i) {
    const Worth& worth = states_[i].worth[side];
    const bool counting = worth.won[1] > worth.won[0];
    all = all && counting;
    if (counting)
      held[i] = of(states_[i], known, side);
  }
  return all;
}

void CubeModel::judge_certain(int result, std::size_t side, Values& held) const {
  const Evaluation certain = Evaluation::certain(result);
  for (std::size_t i = 0; i < states_.size(); ++i)
    held[i] = states_[i].worth[side].of(certain);
}

double CubeModel::taken(const Values& held, std::size_t state, std::size_t side) const {
  const double value = raise_ * held[states_[state].next[side]];
  return turned_back(value) ? 2 * value : value;
}

double CubeModel::decided(const Values& held, std::size_t state, std::size_t side) const {
  if (!may_double(state, side))
    return held[state];
  return std::max(held[state], std::min(taken(held, state, side), dropped(state, side)));
}

}  // namespace triktrak
