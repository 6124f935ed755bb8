// Generated from src/triktrak/server/protocol*.py and *_types.py by `python -m triktrak.server.typescript`.
// Do not edit: a test compares this file with its source.

export const MAX_FRAME = 16384

export type SideNo = 0 | 1

export type Pair = [number, number]

export type HitStep = [number, number, number]

export type StepEdge = [number, number, number, number, number]

export type Seats = SideNo[]

export type Level = "beginner" | "casual" | "intermediate" | "expert" | "world-class"

export type Wish = "forced" | "resign"

export type Param = string | number

export type Params = Record<string, Param>

export type PhaseName = "opening" | "roll" | "play" | "doubled" | "beavered" | "raccooned" | "resigning" | "over"

export type ActionName = "roll" | "play" | "double" | "take" | "drop" | "beaver" | "raccoon" | "resign" | "answer" | "next"

export type CubeWord = "double" | "take" | "drop" | "beaver" | "raccoon"

export type End = "bear-off" | "drop" | "resign" | "award"

export type MoveLine = PlayLine | CubeLine | ResignLine

export type HintWord = "play" | "roll" | "double" | "take" | "drop" | "beaver" | "accept" | "refuse"

export type CubeVerdict = "no_double" | "double_take" | "double_drop" | "too_good" | "unavailable"

export type Ask = AskRoll | AskTakeBack | MakePlay | Double | Take | Drop | Beaver | Raccoon | Resign | AnswerResign | NextGame

export type Question = AskHint | Weigh | AskOdds

export type ClientFrame = Hello | Command | Ping | Why | AskHint | Weigh | AskOdds

export type TableEvent = GameStarted | Tied | Rolled | Danced | Played | Doubled | Took | Dropped | Beavered | Raccooned | Resigned | Answered | TakenBack | Won

export type ServerFrame = Ev | Ack | Nak | Pong | Because | Here | Hint | Weighed | Odds | Err

/** The roll is played in these steps (from, to), one die each, in any order; 25 is the bar, 0 is off. */
export interface MakePlay {
  t: "play"
  steps: [number, number][]
}

/** The side on roll offers the cube at twice its value. */
export interface Double {
  t: "double"
}

/** The offered cube is taken. */
export interface Take {
  t: "take"
}

/** The offered cube is dropped: the game is lost at the value before the offer. */
export interface Drop {
  t: "drop"
}

/** The doubled side redoubles at once and keeps the cube. */
export interface Beaver {
  t: "beaver"
}

/** The beavered side redoubles at once; the cube stays with the other side. */
export interface Raccoon {
  t: "raccoon"
}

/** The game is offered as lost: 1 single, 2 gammon, 3 backgammon. */
export interface Resign {
  t: "resign"
  level: number
}

/** The offered resignation is accepted, or refused and play goes on. */
export interface AnswerResign {
  t: "answer"
  accept: boolean
}

/** The next game of the match begins. */
export interface NextGame {
  t: "next"
}

/** Something that is so on the board: message `hint-fact-CODE`. */
export interface Fact {
  code: string
  params: Params
}

/** Roll; the server throws the dice. */
export interface AskRoll {
  t: "roll"
}

/** Take back what the sender last decided, to the start of that turn; the dice stay as they were thrown. */
export interface AskTakeBack {
  t: "takeback"
}

/** Follow a match; `have` is the last sequence number seen, -1 for none. */
export interface Hello {
  t: "hello"
  m: string
  have: number
  asks: Wish[]
}

/** Do something: `id` is drawn once by the client and repeated when it resends; `dn` is `view.dn`. */
export interface Command {
  t: "cmd"
  m: string
  id: string
  dn: number
  a: Ask
}

/** Is the line alive, and how far has the match `m` come that this socket follows? */
export interface Ping {
  t: "ping"
  n: number
  m: string | null
}

/** Why is none of these plays of the roll possible? `n` comes back with the answer. */
export interface Why {
  t: "why"
  m: string
  n: number
  plays: string[]
}

/** What is best now, at decision `dn`? Against the program only; `n` comes back with the answer. */
export interface AskHint {
  t: "hint"
  m: string
  n: number
  dn: number
}

/** Does this action cost more than `above`, in multiples of the cube? Nothing is done; otherwise like a hint. */
export interface Weigh {
  t: "weigh"
  m: string
  n: number
  dn: number
  a: Ask
  above: number
}

/** How do the chances stand at decision `dn`? Otherwise like a hint. */
export interface AskOdds {
  t: "odds"
  m: string
  n: number
  dn: number
}

/** What happened up to `seq`, and the table as it stands then; also the answer to `hello`. */
export interface Ev {
  t: "ev"
  m: string
  seq: number
  e: TableEvent[]
  view: View
}

/** The command is in the log and will not be lost. */
export interface Ack {
  t: "ack"
  id: string
  seq: number
}

/** The command changed nothing; the reason is message `error-CODE`. */
export interface Nak {
  t: "nak"
  id: string
  code: string
  params: Params
  seq: number
}

/** The answer to a ping; `seq` is where the match it asked about stands, -1 for none that is followed. */
export interface Pong {
  t: "pong"
  n: number
  seq: number
}

/** Whether White and Black are at the table: somebody who has been gone for a moment is not. */
export interface Here {
  t: "here"
  m: string
  here: [boolean, boolean]
}

/** The answer to a why, or to a question that is refused: message `error-CODE`. */
export interface Because {
  t: "because"
  n: number
  code: string | null
  params: Params
}

/** What is best at decision `dn`: `word`, and what speaks for it, looked `plies` rolls ahead. */
export interface Hint {
  t: "hint"
  n: number
  dn: number
  word: HintWord
  plies: number
  plays: HintedPlay[]
  cube: HintedCube | null
  chances: Chances | null
  notes: Fact[]
}

/** What an action costs, and what was better; `cost` is null when it is no more than was asked about. */
export interface Weighed {
  t: "weighed"
  n: number
  cost: number | null
  word: HintWord
  plies: number
  tried: HintedPlay | null
  better: HintedPlay | null
  cube: HintedCube | null
  notes: Fact[]
}

/** The chances of the side that decides, if it plays its best. */
export interface Odds {
  t: "odds"
  n: number
  chances: Chances
}

/** A frame that is no command could not be followed; the reason is message `error-CODE`. */
export interface Err {
  t: "err"
  code: string
  params: Params
}

/** The rules of this match, enough to start another one by them; `max_cube` is the highest cube. */
export interface RulesView {
  crawford: boolean
  holland: boolean
  jacoby: boolean
  beavers: boolean
  raccoons: boolean
  auto_doubles: number
  max_cube: number
  variant: string
}

/** The cube: owner null = centred; `offered` = the value now offered; `none` = no cube in this match. */
export interface CubeView {
  value: number
  owner: SideNo | null
  offered: number | null
  none: boolean
}

/** What an answer would lead to: points won by the other side, the score then, and whether that ends the match. */
export interface Outcome {
  points: number
  score: Pair
  over: boolean
}

/** The resignation offered, and what accepting it leads to. */
export interface Offer {
  level: number
  points: number
  score: Pair
  over: boolean
}

/** What is at stake in words' numbers; only what is legal or pending now is there. */
export interface Stakes {
  double?: number
  take?: number
  drop?: Outcome
  beaver?: number
  raccoon?: number
  resign?: Outcome[]
  offer?: Offer
}

/** The last completed turn of the other side than the one now deciding; a dance has no steps and play "-". */
export interface LastTurn {
  side: SideNo
  dice: Pair
  steps: HitStep[]
  play: string
  forced: boolean
}

/** A turn in the list of moves; play is "-" for a dance, which has no steps. */
export interface PlayLine {
  k: "play"
  side: SideNo
  dice: Pair
  play: string
  steps: HitStep[]
}

/** A cube action in the list of moves, with the value then on the table. */
export interface CubeLine {
  k: "cube"
  side: SideNo
  cube: CubeWord
  value: number
}

/** A resignation in the list of moves; answer is null while it is open. */
export interface ResignLine {
  k: "resign"
  side: SideNo
  resign: number
  answer: boolean | null
}

/** How the game ended; `match` says whether it also ended the match. */
export interface GameResult {
  winner: SideNo
  kind: number
  points: number
  end: End
  match: boolean
}

/** One seat's view of the table: a board needs nothing else, and works out no rule. */
export interface View {
  seq: number
  dn: number
  seats: Seats
  me: SideNo
  names: [string, string]
  bot: [boolean, boolean]
  level: Level | null
  length: number
  score: Pair
  away: Pair | null
  crawford: boolean
  post_crawford: boolean
  game: number
  money: boolean
  rules: RulesView
  board: [number[], number[]]
  pips: Pair
  race: boolean
  xgid: string
  cube: CubeView
  phase: PhaseName
  on_roll: SideNo | null
  to_act: SideNo | null
  dice: Pair | null
  legal: ActionName[]
  takeback: boolean
  tree: StepEdge[][] | null
  stakes: Stakes
  last: LastTurn | null
  moves: MoveLine[]
  result: GameResult | null
}

/** Game number `n` begins. */
export interface GameStarted {
  k: "game"
  n: number
}

/** The opening dice (White's, Black's) are equal and are thrown again. */
export interface Tied {
  k: "tie"
  dice: Pair
}

/** `side` plays these dice; at the opening they are White's die and Black's die. */
export interface Rolled {
  k: "roll"
  side: SideNo
  dice: Pair
  opening: boolean
}

/** The roll just shown has no legal play: the turn passes. */
export interface Danced {
  k: "dance"
  side: SideNo
  dice: Pair
}

/** The steps, in an order that can be shown; forced: there was only this play. */
export interface Played {
  k: "play"
  side: SideNo
  dice: Pair
  steps: HitStep[]
  play: string
  forced: boolean
}

/** The cube is offered at `value`. */
export interface Doubled {
  k: "double"
  side: SideNo
  value: number
}

/** The cube is taken at `value`. */
export interface Took {
  k: "take"
  side: SideNo
  value: number
}

/** The cube is dropped; `value` is what the doubler wins. */
export interface Dropped {
  k: "drop"
  side: SideNo
  value: number
}

/** Redoubled at once to `value`. */
export interface Beavered {
  k: "beaver"
  side: SideNo
  value: number
}

/** The beaver redoubled to `value`. */
export interface Raccooned {
  k: "raccoon"
  side: SideNo
  value: number
}

/** `side` offers to lose `points`. */
export interface Resigned {
  k: "resign"
  side: SideNo
  level: number
  points: number
}

/** `side` accepts or refuses the resignation. */
export interface Answered {
  k: "answer"
  side: SideNo
  accept: boolean
}

/** `side` has taken back what it last decided, and all that followed: the board is as it was then. */
export interface TakenBack {
  k: "back"
  side: SideNo
}

/** The game is over; `match` says whether the match is too. */
export interface Won {
  k: "won"
  side: SideNo
  kind: number
  points: number
  end: End
  match: boolean
}

/** The chances to win and lose; gammons have the backgammons in them. */
export interface Chances {
  win: number
  win_gammon: number
  win_backgammon: number
  lose_gammon: number
  lose_backgammon: number
}

/** A play in notation and in (from, to) steps, with its worth and the chances after it. */
export interface HintedPlay {
  play: string
  steps: Pair[]
  equity: number
  chances: Chances
  plies: number
}

/** What is worth how much before the roll, or to the side that answers a double. */
export interface HintedCube {
  action: CubeVerdict
  no_double: number
  double_take: number
  double_drop: number
}

/** Who the cookie says you are. */
export interface Me {
  id: string
  name: string
}

/** A match to start: against the program, two people at this screen, or a friend elsewhere; length 0 is money. */
export interface NewMatch {
  opponent: "bot" | "local" | "friend"
  length: number
  level?: Level
  names?: string[]
  crawford?: boolean
  jacoby?: boolean | null
  beavers?: boolean
  raccoons?: boolean
  auto_doubles?: number
  max_cube?: number
  variant?: "standard" | "nackgammon" | "hypergammon" | "longgammon"
  holland?: boolean
}

/** The link to send to a friend, shown this once; `here`: it leads nowhere from another device. */
export interface Invited {
  link: string
  here: boolean
  trust: string | null
  expires: number
}

/** The new match; with a friend it begins when they sit down. */
export interface Created {
  id: string
  invitation?: Invited | null
}

/** What the program can be played at: where a table is missing that a variant needs, not at that one. */
export interface Program {
  variants: ("standard" | "nackgammon" | "hypergammon" | "longgammon")[]
}

/** What a match is played by. */
export interface Conditions {
  length: number
  variant: string
  crawford: boolean
  jacoby: boolean
  beavers: boolean
  raccoons: boolean
  auto_doubles: number
  max_cube: number
  holland: boolean
}

/** What a link invites to; `own`: the reader sent it. Times are seconds since 1970. */
export interface InvitationView {
  match: string
  name: string
  own: boolean
  expires: number
  conditions: Conditions
}

/** Sitting down, by a name that may be empty. */
export interface Joining {
  name?: string
}

/** A match in the list of one's own; `waiting` for a friend who was invited; updated is seconds since 1970. */
export interface MatchLine {
  id: string
  seats: Seats
  waiting: boolean
  names: [string, string]
  bot: [boolean, boolean]
  level: Level | null
  score: Pair
  length: number
  game: number
  over: boolean
  winner: SideNo | null
  updated: number
}

/** The server is up. */
export interface Health {
  ok: boolean
  version: string
}

/** Why a request was refused: a code with parameters, and the sentence in the reader's language. */
export interface Problem {
  code: string
  params: Params
  text: string
}

/** What a device has written since it last told, and up to where it has been told; "" is from the beginning. */
export interface BookSync {
  cursor?: string
  ops?: Record<string, unknown>[]
  sheet?: string | null
}

/** A record as it stands: its fields, when each was written, and whether it is gone; `hlcs.gone`: since when. */
export interface BookChange {
  kind: "player" | "club" | "place" | "event" | "sheet" | "line"
  id: string
  fields: Record<string, unknown>
  hlcs: Record<string, string>
  gone: boolean
}

/** What became of an operation; refused ones say why. */
export interface BookOutcome {
  op: string
  ok: boolean
  code?: string
  params?: Params
  text?: string
}

/** What became of the operations, and what has changed since the cursor. */
export interface BookSynced {
  cursor: string
  hlc: string
  results: BookOutcome[]
  changes: BookChange[]
  more: boolean
  reset: boolean
}

/** A whole book, without what is gone. */
export interface BookState {
  cursor: string
  hlc: string
  changes: BookChange[]
}

/** Which sheets are asked for: all of this holds, and of several in one field one is enough; a page of them. */
export interface BookAsking {
  words?: string
  players?: string[]
  opponents?: string[]
  kinds?: string[]
  places?: string[]
  events?: string[]
  clubs?: string[]
  lengths?: number[]
  variants?: string[]
  month?: string
  since?: string
  until?: string
  clock?: boolean | null
  confirmed?: boolean
  offset?: number
  limit?: number
  lang?: string
}

/** A page of sheets, the latest first, of `total` that were found. */
export interface BookSheets {
  total: number
  sheets: Listed[]
}

/** An entry in the history of a record: what was written of it, or of a line of it, when and on which device. */
export interface BookWriting {
  op: string
  kind: "player" | "club" | "place" | "event" | "sheet" | "line"
  id: string
  at: string
  device: string
  own: boolean
  here: boolean
  fields: Record<string, unknown>
  gone: boolean | null
}

/** Whom to let in: to one sheet, as one of its players where that is known; without a sheet to the whole book. */
export interface BookInviting {
  sheet?: string | null
  player?: string | null
}

/** The link to send, shown this once; it works once. `here`: it leads nowhere from another device. */
export interface BookLink {
  link: string
  here: boolean
  expires: number
}

/** What a link opens: a sheet, or a whole book; `player` is whom it was sent to, where that was said. */
export interface BookInvitation {
  sheet: Listed | null
  player: string | null
  expires: number
}

/** The sheet that is open now; none where it is a whole book. */
export interface BookOpened {
  sheet: string | null
}

/** Which player says that it is so. */
export interface BookConfirming {
  player: string
}

/** A column of a table: what stands over it, and the field it is taken for; none is left out. */
export interface BookColumn {
  heading: string
  field: string
}

/** What is wrong in a file, or should be looked at (not `fatal`), with its line and the heading of its column. */
export interface BookOdd {
  line: number
  column: string
  code: string
  params: Params
  text: string
  fatal: boolean
}

/** What taking a file in would come to, or has come to (`written`). */
export interface BookTaking {
  token: string
  written: boolean
  refused: boolean
  format: "csv" | "json" | "mat"
  encoding: string
  delimiter: string
  columns: BookColumn[]
  fields: BookColumn[]
  rows: number
  sheets: number
  records: number
  doubles: number
  preview: Found[]
  problems: BookOdd[]
  faults: number
}

/** A board as the side on roll sees it, from the other's bar to its own, and its roll; none: it has played. */
export interface BookRoll {
  board: number[]
  dice?: number[] | null
  variant?: "standard" | "nackgammon" | "hypergammon" | "longgammon"
}

/** The steps of every legal play, as a match has them; `result`: what the side on roll has won with this board. */
export interface BookPlays {
  tree: StepEdge[][]
  result: number
}

/** What the rules say of a game that was written down; `turn`: in which turn, from 1, or 0 for the whole game. */
export interface BookRemark {
  line: string
  weight: "differs" | "stood" | "noted"
  turn: number
  text: string
}

/** What somebody wants to do in a position, by any identifier; without dice it counts which the identifier states. */
export interface RefereeQuestion {
  id: string
  dice?: number[] | null
  action?: "play" | "roll" | "double" | "take" | "drop" | "beaver" | "raccoon" | "resign"
  tried?: string
}

/** What stands in the way or goes instead: message `referee-hint-CODE`. */
export interface RefereeHint {
  code: string
  params: Params
}

/** The verdict: `reason` is the rule that refuses, message `error-CODE`, or null; `text` is all of it in words. */
export interface RefereeAnswer {
  legal: boolean
  reason: string | null
  params: Params
  text: string
  hints: RefereeHint[]
  play: string | null
  plays: string[]
  board: number[][]
  dice: number[] | null
}

/** What is shared: a sheet, an event or a player by `id`, two players by `first` and `second`, or a position. */
export interface ShareWhat {
  what: "sheet" | "event" | "pair" | "player" | "position"
  id?: string | null
  first?: string | null
  second?: string | null
  position?: string | null
}

/** A page to make; `days`: how long its link works, without end where it is null. */
export interface NewShare {
  scope: ShareWhat
  names?: "full" | "initials" | "hidden"
  days?: number | null
}

/** Ways to hand a page on, as plain links. */
export interface ShareLinks {
  mail: string
  whatsapp: string
  facebook: string
  x: string
  telegram: string
}

/** A page that is shared, told in the reader's language; `here`: its link leads nowhere from another device. */
export interface ShareView {
  slug: string
  scope: ShareWhat
  names: "full" | "initials" | "hidden"
  link: string
  here: boolean
  sentence: string
  picture: string
  links: ShareLinks
  created: number
  expires: number | null
}

/** A player on a sheet, by the name that player has now. */
export interface Seated {
  id: string
  name: string
}

/** A sheet as a list shows it, here and to the browser: what it is, who, when, and where it stands. */
export interface Listed {
  id: string
  kind: string
  day: string
  length: number
  game: string
  players: Seated[]
  score: number[]
  games: number
  over: boolean
  winner: number | null
  place: string
  event: string
  confirmed: boolean
  doubtful: number
  misfits: number
}

/** A sheet of a file as it was understood, for a preview; `double`: the book has it. `line` is 0 in a backup. */
export interface Found {
  line: number
  day: string
  kind: string
  players: string[]
  score: number[]
  games: number
  length: number
  double: boolean
}
