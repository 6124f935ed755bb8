// Generated from src/triktrak/locale/en/board.ftl by `npm run messages`. Do not edit: a test compares it with its source.
/** Every message key of the board, with the parameters it takes. */
export interface Messages {
  'score': { own: string | number; theirs: string | number }
  'you': null
  'side-white': null
  'side-black': null
  'level': { level: string | number }
  'match-to': { n: string | number }
  'money-game': null
  'game-number': { n: string | number }
  'away': { n: string | number }
  'pips': { n: string | number }
  'to-move': null
  'roll': null
  'double': null
  'redouble': null
  'take': null
  'drop': null
  'beaver': null
  'raccoon': null
  'undo': null
  'done': null
  'resign': null
  'accept': null
  'play-on': null
  'next-game': null
  'rematch': null
  'to-start': null
  'cancel': null
  'your-turn': null
  'their-turn': { name: string | number }
  'waiting-answer': { name: string | number }
  'waiting-resign': { name: string | number }
  'crawford': null
  'crawford-short': null
  'post-crawford': null
  'choose-hit': null
  'line-roll': { dice: string | number; name: string | number; who: string | number }
  'line-play': { dice: string | number; name: string | number; play: string | number; who: string | number }
  'line-dance': { dice: string | number; name: string | number; who: string | number }
  'line-double': { name: string | number; value: string | number; who: string | number }
  'line-take': { name: string | number; value: string | number; who: string | number }
  'line-drop': { name: string | number; who: string | number }
  'line-beaver': { name: string | number; value: string | number; who: string | number }
  'line-raccoon': { name: string | number; value: string | number; who: string | number }
  'line-resign': { level: string | number; name: string | number; who: string | number }
  'line-accept': { name: string | number; who: string | number }
  'line-refuse': { name: string | number; who: string | number }
  'line-back': { name: string | number }
  'taken-back': null
  'note-no-play': { dice: string | number }
  'note-forced': null
  'note-tie': null
  'they-double': { name: string | number }
  'they-redouble': { name: string | number }
  'they-beaver': { name: string | number }
  'they-raccoon': { name: string | number }
  'decision-lead': { own: string | number; score: string | number; state: string | number; theirs: string | number }
  'decision-for': { name: string | number }
  'decision-money': { value: string | number }
  'take-stake': { n: string | number; name: string | number; who: string | number }
  'take-beaver-stake': { n: string | number; name: string | number }
  'beaver-stake': { n: string | number; name: string | number; who: string | number }
  'raccoon-stake': { n: string | number; name: string | number }
  'loss': { n: string | number; name: string | number; score: string | number; who: string | number }
  'loss-match': { name: string | number; who: string | number }
  'offers-resign': { n: string | number; name: string | number }
  'offers-level': { level: string | number; name: string | number }
  'play-on-stake': null
  'resign-title': null
  'resign-explain': null
  'resign-single': { n: string | number }
  'resign-gammon': { n: string | number }
  'resign-backgammon': { n: string | number }
  'won-single': { n: string | number; name: string | number; who: string | number }
  'won-gammon': { n: string | number; name: string | number; who: string | number }
  'won-backgammon': { n: string | number; name: string | number; who: string | number }
  'won-match': { name: string | number; score: string | number; who: string | number }
  'won-how': { end: string | number }
  'score-now': { score: string | number }
  'board-label': null
  'board-picture': null
  'place-point': { point: string | number }
  'place-bar': null
  'place-off': null
  'place-empty': null
  'place-held': { n: string | number; whose: string | number }
  'place-chosen': null
  'place-target': null
  'place-movable': null
  'dice-done': null
  'dice-swap': null
  'moves': null
  'moves-none': null
  'board': null
  'more': null
  'replay': null
  'flip': null
  'settings': null
  'language': null
  'theme': null
  'theme-auto': null
  'theme-light': null
  'theme-dark': null
  'theme-contrast': null
  'tap': null
  'tap-auto': null
  'tap-move': null
  'tap-choose': null
  'tap-explain': null
  'keys': null
  'keys-explain': null
  'reconnecting': null
  'connecting': null
  'home-title': null
  'home-welcome': null
  'home-opponent': null
  'home-bot': null
  'home-local': null
  'home-length': null
  'home-points': { n: string | number }
  'home-money': null
  'home-start': null
  'home-options': null
  'option-name-white': null
  'option-name-black': null
  'option-crawford': null
  'option-jacoby': null
  'option-beavers': null
  'option-raccoons': null
  'option-holland': null
  'option-auto-doubles': null
  'option-auto-doubles-n': { n: string | number }
  'option-variant': null
  'variant-standard': null
  'variant-nackgammon': null
  'variant-hypergammon': null
  'variant-longgammon': null
  'resume-title': null
  'resume': null
  'resume-against': { name: string | number }
  'recent-title': null
  'recent-won': null
  'recent-lost': null
  'recent-winner': { name: string | number }
  'problem-title': null
  'problem-unknown': { code: string | number }
  'problem-unreachable': null
  'problem-no-page': { path: string | number }
  'problem-no-match': null
  'problem-language': { value: string | number }
}
