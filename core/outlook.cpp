#include "outlook.h"

#include "cube_life.h"

namespace triktrak {

Outlook Outlooks::of(const Position& position, std::size_t side) const {
  if (const auto sure = certain(position, side))
    return *sure;
  Evaluation chances;
  judges_.at_once.evaluate({&position, 1}, {&chances, 1});
  return judged(position, side, chances);
}

Outlook Outlooks::of(const Position& position, std::size_t side, const Evaluation& chances) const {
  const auto sure = certain(position, side);
  return sure ? *sure : judged(position, side, chances);
}

Outlook Outlooks::before_reply(const Outlook& outlook, std::size_t other) const {
  Outlook seen{outlook.chances.flip()};
  for (std::size_t i = 0; i < model_.size(); ++i)
    seen.held[i] = -model_.decided(outlook.held, i, other);
  return seen;
}

std::optional<Outlook> Outlooks::certain(const Position& position, std::size_t side) const {
  Outlook outlook;
  if (const int result = position.result(); result != 0) {
    outlook.chances = Evaluation::certain(result);
    model_.judge_certain(result, side, outlook.held);
    return outlook;
  }
  if (!model_.endless())
    return std::nullopt;
  if (const auto known = judges_.at_once.cubeful(position);
      known && model_.judge_counting(*known, side, outlook.held)) {
    judges_.at_once.evaluate({&position, 1}, {&outlook.chances, 1});
    return outlook;
  }
  const auto known = judges_.endings ? judges_.endings->cubeful(position) : std::nullopt;
  if (!known)
    return std::nullopt;
  if (const auto chances = judges_.endings->judge(position))
    outlook.chances = *chances;
  model_.judge(*known, side, outlook.held);
  return outlook;
}

Outlook Outlooks::judged(const Position& position, std::size_t side, const Evaluation& chances) const {
  Outlook outlook{chances};
  model_.judge(chances, side, cube_life(position, chances), outlook.held);
  if (const auto known = model_.endless() ? judges_.at_once.cubeful(position) : std::nullopt)
    model_.judge_counting(*known, side, outlook.held);
  return outlook;
}

}  // namespace triktrak
