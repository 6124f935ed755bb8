#include "match_id.h"

#include <algorithm>
#include <utility>

#include "error.h"
#include "key.h"
#include "position_id.h"

namespace triktrak {

namespace {

constexpr std::size_t BYTES = 9;

struct Bits {
  std::size_t first;
  std::size_t width;
};

constexpr Bits CUBE{0, 4}, OWNER{4, 2}, ROLLS{6, 1}, CRAWFORD{7, 1}, STAGE{8, 3}, DECIDES{11, 1}, DOUBLED{12, 1},
    RESIGNED{13, 2}, DIE_1{15, 3}, DIE_2{18, 3}, LENGTH{21, 15}, POINTS_0{36, 15}, POINTS_1{51, 15}, NO_JACOBY{66, 1};
constexpr unsigned CENTRED = 3;

class MatchKey {
 public:
  explicit MatchKey(Key key) : key_(std::move(key)) {}

  unsigned operator[](Bits bits) const { return key_.get(bits.first, bits.width); }
  int number(Bits bits) const { return static_cast<int>((*this)[bits]); }
  void put(Bits bits, int value, const char* field) {
    if (value >> bits.width != 0)
      throw malformed("unwritable", {{"form", "Match ID"}, {"field", field}});
    key_.put(bits.first, bits.width, static_cast<unsigned>(value));
  }
  std::string str() const { return key_.str(); }

 private:
  Key key_;
};

Pending pending_of(const MatchKey& key) {
  if (key[DOUBLED] == 0)
    return Pending::NOTHING;
  // A resignation gives the decision to the other side, and so does a drop.
  const bool turned = (key[RESIGNED] != 0) != (key[STAGE] == static_cast<unsigned>(Stage::DROPPED));
  const unsigned answers = key[DECIDES] ^ static_cast<unsigned>(turned);
  if (answers == key[ROLLS])
    return Pending::BEAVER;
  return key[OWNER] == answers ? Pending::RACCOON : Pending::DOUBLE;
}

CubeOwner owner_of(const MatchKey& key) {
  if (key[OWNER] > 1)
    return CubeOwner::CENTRE;
  return key[OWNER] == key[DECIDES] ? CubeOwner::OWN : CubeOwner::THEIRS;
}

}  // namespace

GnuId gnu_id(const Situation& situation) {
  MatchKey key{Key(BYTES)};
  const int decides = situation.on_top ? 0 : 1;
  const Score& score = situation.score;
  const CubeOwner owner = situation.cube.owner();
  const int owner_side = owner == CubeOwner::OWN ? decides : 1 - decides;
  key.put(CUBE, cube_log(situation.cube.value()), "cube");
  key.put(OWNER, owner == CubeOwner::CENTRE ? static_cast<int>(CENTRED) : owner_side, "cube");
  key.put(ROLLS, situation.on_roll() ? decides : 1 - decides, "turn");
  key.put(CRAWFORD, score.crawford() ? 1 : 0, "crawford");
  key.put(STAGE, static_cast<int>(situation.stage), "stage");
  key.put(DECIDES, decides, "turn");
  key.put(DOUBLED, situation.pending == Pending::NOTHING ? 0 : 1, "pending");
  key.put(RESIGNED, situation.resigned, "resigned");
  key.put(DIE_1, situation.dice ? situation.dice->high() : 0, "dice");
  key.put(DIE_2, situation.dice ? situation.dice->low() : 0, "dice");
  key.put(LENGTH, score.length(), "length");
  key.put(POINTS_0, situation.on_top ? score.own() : score.theirs(), "score");
  key.put(POINTS_1, situation.on_top ? score.theirs() : score.own(), "score");
  key.put(NO_JACOBY, situation.rules.jacoby ? 0 : 1, "jacoby");
  return {position_id(situation.rolling().position), key.str()};
}

Situation situation_from_gnu_id(const Word& position, const Word& match, int men) {
  const Position seen = position_from_id(position, men);
  const MatchKey key(Key::read(match, BYTES, "match_id"));
  const auto refuse = [&](Bits bits) { match.fail("match_id", Key::character_of(bits.first)); };
  for (const Bits die : {DIE_1, DIE_2})
    if (key[die] > 6)
      refuse(die);
  if (key[STAGE] > static_cast<unsigned>(Stage::DROPPED))
    refuse(STAGE);
  if (key[LENGTH] == 0 && key[CRAWFORD] != 0)
    refuse(CRAWFORD);
  const bool bottom = key[DECIDES] == 1;
  Situation situation;
  situation.position = key[ROLLS] == key[DECIDES] ? seen : seen.flip();
  situation.cube = Cube(1 << key[CUBE], owner_of(key));
  situation.score = lenient_score(key.number(bottom ? POINTS_1 : POINTS_0), key.number(bottom ? POINTS_0 : POINTS_1),
                                  key.number(LENGTH), key[CRAWFORD] != 0);
  if (key[DIE_1] != 0 && key[DIE_2] != 0)
    situation.dice =
        Dice(std::max(key.number(DIE_1), key.number(DIE_2)), std::min(key.number(DIE_1), key.number(DIE_2)));
  situation.rules = {.jacoby = key[NO_JACOBY] == 0, .max_cube = UNSTATED_MAX_CUBE};
  situation.pending = pending_of(key);
  situation.resigned = key.number(RESIGNED);
  situation.stage = static_cast<Stage>(key[STAGE]);
  situation.on_top = !bottom;
  return situation;
}

}  // namespace triktrak
