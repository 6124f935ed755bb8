// The net in whole numbers: what plays. Knows nothing of how its weights were found, and opens no file.
//
// rows (net_features.h) -> `hidden` sums of int16, UNIT or less standing for 1 -> each unit of one half times its
// partner of the other, both clipped to 0..1 -> SECOND sums of int16 products -> ReLU -> SECOND (float) -> ReLU -> six
// logits -> softmax over the results that can happen. All of this exists once for each phase of a game: a stack, with
// layers and a width of its own.
//
// A weights file, little-endian:
//    0  char[8]  "TRIKNET\n"
//    8  u32      version of this layout: 3
//   12  u32      FEATURES_VERSION of the rows it was trained on
//   16  u32      stacks, 1 to 3
//   20  u32[3]   hidden of each stack, a multiple of 128 up to 4096; 0 for those that are not there
//   32  u32      length of the provenance, text in UTF-8 for people: games, commit, measured strength
//   36  u32      CRC-32 (IEEE 802.3) of everything after it
//   40  provenance
//   then for each stack i16 steps[STEPS][hidden], i16 bias[hidden], i16 full[hidden] (what stands for 1, 1 to UNIT),
//   i16 second[hidden / 4][SECOND][2], f32 scale[SECOND], f32 bias[SECOND],
//   f32 third[SECOND][SECOND], f32 bias[SECOND], f32 results[SECOND][RESULTS], f32 bias[RESULTS]
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "aligned.h"
#include "bytes.h"
#include "net_features.h"
#include "outcomes.h"
#include "simd.h"

namespace triktrak {

inline constexpr std::size_t MOST_HIDDEN = 4096;
inline constexpr std::size_t MOST_STACKS = 3;

struct NetShape {
  std::vector<std::size_t> hidden;  // units of each stack, in the order of Phase

  // Throws malformed "net_shape" unless there is such a net.
  void check() const;
  std::size_t stacks() const { return hidden.size(); }
  // The stack for a phase; without one of its own the first does it.
  std::size_t stack_of(std::size_t phase) const { return phase < stacks() ? phase : 0; }

  // As files tell it: how many stacks, then MOST_STACKS widths.
  std::vector<std::uint32_t> numbers() const;
  static NetShape read(ByteReader& reader);

  friend bool operator==(const NetShape&, const NetShape&) = default;
};

// The weights as they lie in a file.
struct NetWeights {
  struct Stack {
    explicit Stack(std::size_t units);

    std::size_t hidden;
    AlignedArray<std::int16_t> steps;   // [STEPS][hidden]
    AlignedArray<std::int16_t> bias;    // [hidden]
    AlignedArray<std::int16_t> full;    // [hidden]
    AlignedArray<std::int16_t> second;  // and so on as in a file
    AlignedArray<float> scale, second_bias, third, third_bias, results, results_bias;
  };

  // Throws malformed "net_shape".
  explicit NetWeights(const NetShape& shape);

  std::string provenance;
  std::vector<Stack> stacks;
};

// Between what the sum of a hidden unit lies, wherever the checkers stand.
struct SumRange {
  std::int32_t lowest = 0;
  std::int32_t highest = 0;

  // What is added to a sum that is kept in 16 bits to have it again: nothing where it fits as it is.
  std::int32_t offset() const { return lowest >= -MOST && highest <= MOST ? 0 : (lowest + highest) / 2; }
  // Whether 16 bits hold every sum less the offset.
  bool fits() const { return highest - lowest <= 2 * MOST && offset() >= -MOST && offset() <= MOST; }

  static constexpr std::int32_t MOST = 32767;
};
std::vector<SumRange> sum_ranges(const NetWeights::Stack& stack);

class Net {
 public:
  // Throws malformed "net_weights" for numbers that could leave the range of their types, or are none.
  explicit Net(NetWeights weights);
  // Throws malformed: net_magic, net_version, net_features, net_shape, net_size, net_checksum, net_weights.
  static Net from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  NetShape shape() const;
  const std::string& provenance() const { return provenance_; }

  // What judges the positions of a phase.
  class Stack {
   public:
    explicit Stack(NetWeights::Stack weights);

    const NetWeights::Stack& weights() const { return weights_; }
    std::size_t hidden() const { return weights_.hidden; }
    // The sums of the first layer, `hidden` of them.
    using Sums = AlignedArray<std::int16_t>;
    void look(const Position& position, std::int16_t* sums, const Simd& simd) const;
    // The same for `to`, from the sums of `from`: the fewer cells differ the faster.
    void look_again(const Position& from, const std::int16_t* from_sums, const Position& to, std::int16_t* sums,
                    const Simd& simd) const;
    // What the layers behind make of them.
    Outcomes judge(const std::int16_t* sums, std::uint8_t possible, const Simd& simd) const;

   private:
    const std::int16_t* row(Row row) const { return rows_.data() + row * weights_.hidden; }

    NetWeights::Stack weights_;
    AlignedArray<std::int16_t> rows_;     // [ROWS][hidden]
    AlignedArray<std::int16_t> offsets_;  // [hidden], of SumRange
    AlignedArray<std::int16_t> begin_;    // [hidden], the bias less the offset: the sums of an empty board
  };
  const Stack& stack(std::size_t phase) const { return stacks_[phase < stacks_.size() ? phase : 0]; }

 private:
  std::string provenance_;
  std::vector<Stack> stacks_;
};

}  // namespace triktrak
