#include "net_features.h"

#include <algorithm>
#include <bit>

#include "outcomes.h"

namespace triktrak {

namespace {

constexpr int COUNTS = 2 * MOST_MEN + 1;

// Where a signed count stands in a list of all of them.
constexpr std::size_t nth(int count) {
  const int at = MOST_MEN + count;
  return static_cast<std::size_t>(at);
}

// The row that a cell of a Position lights by its signed count; empty cells have none, and name one nobody reads.
constexpr std::array<std::array<Row, COUNTS>, POINTS> CELL_ROWS = [] {
  std::array<std::array<Row, COUNTS>, POINTS> rows{};
  for (int cell = 0; cell < POINTS; ++cell)
    for (int count = 1; count <= MOST_MEN; ++count) {
      const auto at = static_cast<std::size_t>(cell);
      rows[at][nth(count)] = row_of(0, cell, count);
      rows[at][nth(-count)] = row_of(1, BAR - cell, count);
    }
  return rows;
}();

Row cell_row(int cell, int count) { return CELL_ROWS[static_cast<std::size_t>(cell)][nth(count)]; }

void add_off(RowList& rows, int side, int off) {
  if (off > 0)
    rows.add(row_of(side, OFF, off));
}

// How many turns a side of a race takes at best, all sixes, and at worst, when every die goes one point; and how many
// at best until its first checker is off.
struct Turns {
  int least = 0;
  int most = 0;
  int first_off = 0;
};

// `at`(point) is how many checkers the side has there, in its own numbering.
template <class At>
Turns turns_left(At at) {
  constexpr int HOME = 6;
  constexpr int MOST_CHECKERS = 4;  // of a turn
  constexpr int MOST_PIPS = 24;
  int checkers = 0;
  int pips = 0;
  int outside = 0;
  for (int point = 1; point <= BAR; ++point) {
    checkers += at(point);
    pips += at(point) * point;
    outside += at(point) * std::max(point - HOME, 0);
  }
  const auto turns = [](int all, int a_turn) { return (all + a_turn - 1) / a_turn; };
  return {std::max(turns(checkers, MOST_CHECKERS), turns(pips, MOST_PIPS)), turns(pips, 2),
          turns(outside + 1, MOST_PIPS)};
}

// The results of a race that cannot be, whatever is rolled. The side on roll is a turn ahead.
unsigned out_of_reach(const Position& position) {
  const Turns own = turns_left([&](int point) { return std::max(position[point], 0); });
  const Turns theirs = turns_left([&](int point) { return std::max(-position[BAR - point], 0); });
  unsigned out = 0;
  if (own.least > theirs.most)
    out |= 1U << WIN_SINGLE | 1U << WIN_GAMMON | 1U << WIN_BACKGAMMON;
  if (own.most <= theirs.least)
    out |= 1U << LOSE_SINGLE | 1U << LOSE_GAMMON | 1U << LOSE_BACKGAMMON;
  const auto [own_off, their_off] = position.off();
  if (own_off == 0 && own.first_off > theirs.most)
    out |= 1U << LOSE_SINGLE;
  if (their_off == 0 && theirs.first_off >= own.most)
    out |= 1U << WIN_SINGLE;
  return out;
}

}  // namespace

RowList rows_of(const Position& position) {
  RowList rows;
  for (std::uint32_t left = position.own_mask() | position.their_mask(); left != 0; left &= left - 1) {
    const int cell = std::countr_zero(left);
    rows.add(cell_row(cell, position[cell]));
  }
  const auto [own, theirs] = position.off();
  add_off(rows, 0, own);
  add_off(rows, 1, theirs);
  return rows;
}

RowChange rows_between(const Position& from, const Position& to) {
  RowChange change;
  for (std::uint32_t left = from.changed_mask(to); left != 0; left &= left - 1) {
    const int cell = std::countr_zero(left);
    change.gone.add_if(from[cell] != 0, cell_row(cell, from[cell]));
    change.come.add_if(to[cell] != 0, cell_row(cell, to[cell]));
  }
  const auto [own_before, theirs_before] = from.off();
  const auto [own_after, theirs_after] = to.off();
  if (own_before != own_after) {
    add_off(change.gone, 0, own_before);
    add_off(change.come, 0, own_after);
  }
  if (theirs_before != theirs_after) {
    add_off(change.gone, 1, theirs_before);
    add_off(change.come, 1, theirs_after);
  }
  return change;
}

std::uint8_t possible_results(const Position& position) {
  constexpr std::uint32_t OWN_HOME = 0b1111111;           // with the opponent's bar
  constexpr std::uint32_t THEIR_HOME = 0b1111111U << 19;  // with the own bar
  const auto [own, theirs] = position.off();
  const bool contact = !position.race();
  unsigned possible = 1U << WIN_SINGLE | 1U << LOSE_SINGLE;
  if (theirs == 0)
    possible |= 1U << WIN_GAMMON | static_cast<unsigned>(contact || (position.their_mask() & OWN_HOME) != 0)
                                       << WIN_BACKGAMMON;
  if (own == 0)
    possible |= 1U << LOSE_GAMMON | static_cast<unsigned>(contact || (position.own_mask() & THEIR_HOME) != 0)
                                        << LOSE_BACKGAMMON;
  if (!contact)
    possible &= ~out_of_reach(position);
  return static_cast<std::uint8_t>(possible);
}

Phase phase_of(const Position& position) {
  constexpr int FEW = 6;
  if (position.race())
    return RACE;
  const auto [own_off, their_off] = position.off();
  const int own = position.men() - own_off - std::max(position[1], 0) - std::max(position[2], 0);
  const int theirs = position.men() - their_off + std::min(position[BAR - 1], 0) + std::min(position[BAR - 2], 0);
  return own <= FEW || theirs <= FEW ? CRUNCH : CONTACT;
}

}  // namespace triktrak
