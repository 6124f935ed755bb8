// Generated from src/triktrak/locale/en/{board,book_table,book_moves,book_house,book_charts,lessons,referee_page,hints}.ftl by `npm run messages`. Do not edit: a test compares it with its source.
/** Every message key of the pages, with the parameters it takes. */
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
  'pips-lead': { lead: string | number; pips: string | number }
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
  'takeback': null
  'hint': null
  'new-match': null
  'scorebook': null
  'home-scorebook': null
  'learn': null
  'home-learn': null
  'home-referee': null
  'referee': null
  'glossary': null
  'starter-kit': null
  'to-read': null
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
  'place-none': { whose: string | number }
  'place-held': { n: string | number; whose: string | number }
  'place-chosen': null
  'place-target': { dice: string | number; hit: string | number }
  'place-can-move': { steps: string | number }
  'place-step': { die: string | number; hit: string | number; to: string | number }
  'dice-done': null
  'dice-swap': null
  'said-step': { from: string | number; to: string | number }
  'said-hit': { step: string | number }
  'said-left': { dice: string | number }
  'said-complete': null
  'said-undone': null
  'said-swapped': { die: string | number }
  'said-you-are-hit': { n: string | number; points: string | number }
  'read-dice': { dice: string | number }
  'read-cube': { name: string | number; owner: string | number; value: string | number }
  'read-score': { name: string | number; score: string | number }
  'read-pips': { name: string | number; pips: string | number }
  'read-on': { n: string | number; point: string | number }
  'read-side': { list: string | number; name: string | number }
  'list': null
  'list-board': null
  'list-plays': null
  'list-none': null
  'list-choose': null
  'type-label': null
  'type-hint': null
  'type-send': null
  'aids': null
  'aid-read': null
  'aid-score': null
  'aid-last': null
  'aid-undo-all': null
  'help': null
  'help-close': null
  'help-keys': null
  'help-commands': null
  'help-note': null
  'help-arrows': null
  'help-ends-keys': null
  'help-ends': null
  'help-press': null
  'help-digits': null
  'help-go': null
  'help-space-keys': null
  'help-space': null
  'help-roll': null
  'help-undo-keys': null
  'help-undo': null
  'help-undo-all-keys': null
  'help-undo-all': null
  'help-answer': null
  'help-last': null
  'help-score': null
  'help-read': null
  'help-list': null
  'help-hint': null
  'help-flip': null
  'help-type': null
  'help-look': null
  'help-cancel': null
  'help-plays': null
  'command-roll': null
  'command-done': null
  'command-double': null
  'command-take': null
  'command-drop': null
  'command-beaver': null
  'command-raccoon': null
  'command-resign': null
  'command-single': null
  'command-gammon': null
  'command-backgammon': null
  'command-accept': null
  'command-play-on': null
  'command-undo': null
  'command-undo-all': null
  'command-next': null
  'command-swap': null
  'command-flip': null
  'command-last': null
  'command-score': null
  'command-read': null
  'command-list': null
  'command-help': null
  'command-hint': null
  'error-command-unknown': { text: string | number }
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
  'set-board': null
  'set-play': null
  'set-alone': null
  'set-sounds': null
  'set-home': null
  'set-home-right': null
  'set-home-left': null
  'set-side': null
  'set-side-near': null
  'set-side-far': null
  'set-clockwise': null
  'set-counter': null
  'set-swap': null
  'set-numbering': null
  'set-numbering-own': null
  'set-numbering-both': null
  'set-numbering-off': null
  'set-numbering-explain': null
  'set-pips': null
  'set-higher': null
  'set-speed': null
  'set-speed-slow': null
  'set-speed-normal': null
  'set-speed-fast': null
  'set-speed-off': null
  'set-speed-still': null
  'set-confirm-double': null
  'set-tutor': null
  'set-tutor-off': null
  'set-tutor-explain': null
  'set-chances': null
  'set-roll': null
  'set-roll-never': null
  'set-roll-dead': null
  'set-roll-always': null
  'set-roll-explain': null
  'set-forced': null
  'set-passes': null
  'set-bear-off': null
  'set-done': null
  'set-accept': null
  'set-sound': null
  'volume-dice': null
  'volume-checkers': null
  'volume-cube': null
  'volume-signals': null
  'set-vibrate': null
  'set-notify': null
  'set-notify-denied': null
  'set-awake': null
  'tap': null
  'tap-auto': null
  'tap-move': null
  'tap-choose': null
  'tap-explain': null
  'keys': null
  'keys-explain': null
  'takeback-title': null
  'takeback-explain': null
  'double-sure': { n: string | number }
  'review-start': null
  'review-at': { n: string | number; of: string | number }
  'review-earlier': null
  'review-later': null
  'review-return': null
  'reconnecting': null
  'connecting': null
  'home-title': null
  'home-welcome': null
  'home-opponent': null
  'home-bot': null
  'home-local': null
  'home-level': null
  'level-beginner': null
  'level-beginner-about': null
  'level-casual': null
  'level-casual-about': null
  'level-intermediate': null
  'level-intermediate-about': null
  'level-expert': null
  'level-expert-about': null
  'level-world-class': null
  'level-world-class-about': null
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
  'home-no-table': null
  'resume-title': null
  'resume': null
  'resume-against': { name: string | number }
  'resume-level': { level: string | number; name: string | number }
  'recent-title': null
  'recent-won': null
  'recent-lost': null
  'recent-winner': { name: string | number }
  'home-friend': null
  'home-invite': null
  'your-name': null
  'invite-title': null
  'invite-explain': null
  'invite-link': null
  'invite-copy': null
  'invite-copied': null
  'invite-share': null
  'invite-share-text': null
  'invite-qr': null
  'invite-until': { date: string | number }
  'invite-expired': null
  'invite-here': null
  'invite-certificate': { url: string | number }
  'invite-lost': null
  'invite-renew': null
  'invite-withdraw': null
  'invite-waiting': null
  'invite-open': null
  'join-title': { name: string | number }
  'join-title-nameless': null
  'join-rules': null
  'join-sit': null
  'join-match': null
  'rule-no-crawford': null
  'rule-auto-doubles': { n: string | number }
  'connected-again': null
  'opponent-away': { name: string | number }
  'opponent-back': { name: string | number }
  'opponent-reconnecting': null
  'certificate-title': null
  'certificate-why': null
  'certificate-get': null
  'certificate-ios': null
  'certificate-android': null
  'certificate-compare': null
  'problem-title': null
  'problem-unknown': { code: string | number }
  'problem-again': null
  'problem-unreachable': null
  'problem-no-page': { path: string | number }
  'problem-no-match': null
  'problem-language': { value: string | number }
  'share-position': null
  'kind-single': null
  'kind-gammon': null
  'kind-backgammon': null
  'table-board': { names: string | number }
  'table-single-game': null
  'table-owns': null
  'table-cube': { n: string | number }
  'table-cube-of': { n: string | number; name: string | number }
  'table-to': { n: string | number }
  'told-doubled': { n: string | number; name: string | number }
  'told-taken': { n: string | number; name: string | number }
  'told-beavered': { n: string | number; name: string | number }
  'table-drop-stake': { n: string | number; name: string | number; score: string | number }
  'table-undone': null
  'table-annulled': null
  'table-annul': null
  'table-no-cube': null
  'table-not-owner': { name: string | number }
  'table-dead': { n: string | number; name: string | number }
  'table-max': { n: string | number }
  'table-drawn': { score: string | number }
  'table-won-session': { name: string | number; score: string | number }
  'table-by-time': null
  'table-by-forfeit': null
  'table-press': { name: string | number }
  'table-flag': null
  'table-shut': null
  'table-back': null
  'table-games': null
  'table-resigns': null
  'table-pause': null
  'table-swap': null
  'table-close': null
  'table-close-now': null
  'table-award-time': { name: string | number }
  'table-award-forfeit': { name: string | number }
  'table-none-yet': null
  'table-moves-only': null
  'table-was': { kind: string | number; n: string | number; name: string | number }
  'table-unread': null
  'table-misfit': null
  'table-struck': null
  'table-twice': null
  'table-doubt': null
  'table-doubt-crawford': null
  'table-strike': null
  'table-count': null
  'table-correct': null
  'table-winner': null
  'table-kind': null
  'table-cube-at': null
  'table-end': null
  'table-end-bear-off': null
  'table-end-drop': null
  'table-end-resign': null
  'table-save': null
  'sums-round': null
  'sums-rounds': { n: string | number }
  'sums-total': null
  'sums-to': { n: string | number }
  'sums-next': { n: string | number }
  'sums-add': null
  'sums-over': null
  'sums-won': { n: string | number; name: string | number }
  'sums-reopen': null
  'chouette-box': null
  'chouette-captain': null
  'chouette-how': null
  'chouette-won': null
  'chouette-lost': null
  'chouette-out': null
  'chouette-dropped': null
  'new-title': null
  'new-kind': null
  'new-kind-match': null
  'new-kind-money': null
  'new-kind-single': null
  'new-kind-chouette': null
  'new-kind-other': null
  'new-length': null
  'new-game': null
  'new-player': { n: string | number }
  'new-add-player': null
  'new-remove': null
  'new-quick': null
  'new-begin': null
  'new-keep': null
  'new-low-wins': null
  'new-target': null
  'new-cube': null
  'new-clock': null
  'new-clock-none': null
  'clock-blitz': null
  'clock-fast': null
  'clock-normal': null
  'clock-tournament': null
  'clock-relaxed': null
  'new-stake': null
  'new-stake-example': null
  'new-place': null
  'new-day': null
  'new-name-missing': null
  'new-name-long': null
  'new-name-twice': null
  'new-length-wrong': null
  'new-game-missing': null
  'new-points-wrong': null
  'new-points-negative': null
  'new-both-won': null
  'new-day-wrong': null
  'sheets': null
  'house': null
  'house-files': null
  'statistics': null
  'sheets-search': null
  'sheets-none': null
  'sheets-open': null
  'sheets-gone': { title: string | number }
  'sheets-more': { n: string | number }
  'people': null
  'people-name': null
  'people-nickname': null
  'people-add': null
  'people-edit': null
  'people-archive': null
  'people-back': null
  'people-archived': null
  'people-same': null
  'people-nobody': null
  'people-also': { name: string | number }
  'people-apart': null
  'people-sheets': { n: string | number }
  'book-not-kept': null
  'book-no-sheet': null
  'book-waiting': { n: string | number }
  'book-overdue': { n: string | number }
  'book-install': null
  'book-plain-http': null
  'sharing': null
  'sharing-explain': null
  'sharing-names': null
  'sharing-full': null
  'sharing-initials': null
  'sharing-hidden': null
  'sharing-long': null
  'sharing-always': null
  'sharing-days': { n: string | number }
  'sharing-make': null
  'sharing-mail': null
  'sharing-picture': null
  'sharing-revoke': null
  'sharing-all': null
  'sharing-all-explain': null
  'sharing-nothing': null
  'sharing-what': { what: string | number }
  'sharing-since': { day: string | number }
  'sharing-until': { day: string | number }
  'sharing-called': { names: string | number }
  'sharing-gone': null
  'phones-sheet': null
  'phones-explain': null
  'phones-open-sheet': null
  'phones-open-book': null
  'phones-open': null
  'phones-confirm': { name: string | number }
  'phones-confirmed': { names: string | number }
  'moves-on': null
  'moves-next': null
  'moves-off': null
  'moves-off-sure': null
  'moves-off-explain': null
  'moves-free': null
  'moves-free-only': null
  'moves-thrown': null
  'moves-board': { names: string | number }
  'moves-your-die': { name: string | number }
  'moves-your-dice': { name: string | number }
  'moves-die': { n: string | number }
  'moves-throw': null
  'moves-cocked': null
  'moves-cocked-long': null
  'moves-no-play': null
  'moves-again': null
  'moves-again-explain': null
  'moves-asking': null
  'moves-many': null
  'moves-how': { name: string | number }
  'moves-said-opening': { a: string | number; b: string | number; black: string | number; name: string | number; white: string | number }
  'moves-said-tie': { a: string | number }
  'moves-said-roll': { dice: string | number; name: string | number }
  'moves-said-cocked': null
  'moves-said-play': { name: string | number; play: string | number }
  'moves-said-dance': { name: string | number }
  'moves-said-again': { dice: string | number; name: string | number }
  'moves-written': null
  'moves-file': null
  'house-players': null
  'house-clubs': null
  'house-places': null
  'house-events': null
  'house-club': null
  'house-place': null
  'house-event': null
  'house-round': null
  'house-note': null
  'house-new-player': null
  'house-new-club': null
  'house-new-place': null
  'house-new-event': null
  'house-none-player': null
  'house-none-club': null
  'house-none-place': null
  'house-none-event': null
  'house-name-signs': null
  'house-name-taken': null
  'house-text-long': null
  'house-text-signs': null
  'house-away': null
  'house-rated': null
  'house-unrated': null
  'house-nowhere': null
  'house-unknown': null
  'house-all': { n: string | number }
  'house-delete': null
  'house-gone': { n: string | number }
  'house-stays': null
  'house-loses': { n: string | number }
  'house-merge': null
  'house-merge-into': { name: string | number }
  'house-will-join': { all: string | number; n: string | number; name: string | number; other: string | number; others: string | number }
  'house-will-mention': { n: string | number; other: string | number }
  'house-stays-known': { name: string | number }
  'house-goes': { name: string | number }
  'house-met': { name: string | number; other: string | number }
  'house-merge-now': null
  'house-merged': { name: string | number; other: string | number }
  'house-about-sheet': null
  'house-about': { title: string | number }
  'house-scoreboard': null
  'house-score': null
  'house-confirmed': null
  'house-nobody': null
  'house-result': null
  'house-counts': null
  'house-length-over': null
  'house-lifts': { names: string | number }
  'house-keeps': { names: string | number }
  'house-games': null
  'house-game': { n: string | number }
  'house-number': null
  'house-number-wrong': null
  'house-history': null
  'house-history-offline': null
  'house-history-own': null
  'house-who-device': null
  'house-who-own': null
  'house-who-here': null
  'house-who-other': { device: string | number }
  'house-became': null
  'house-made': null
  'house-gone-now': null
  'house-back-now': null
  'house-was-struck': null
  'house-was-back': null
  'house-final': null
  'house-closed': null
  'house-given': null
  'house-max-cube': null
  'house-points': null
  'house-method': null
  'house-variant': null
  'house-nothing': null
  'house-yes': null
  'house-no': null
  'house-filter': null
  'house-filters': { n: string | number }
  'house-without': null
  'house-any': null
  'house-by-players': null
  'house-by-opponents': null
  'house-by-kinds': null
  'house-by-events': null
  'house-by-places': null
  'house-by-clubs': null
  'house-no-length': null
  'house-since': null
  'house-until': null
  'house-only-confirmed': null
  'house-found': { n: string | number }
  'house-show-all': null
  'files-server': null
  'files-unreachable': null
  'files-unheard': { n: string | number }
  'files-out': null
  'files-form': null
  'files-csv': null
  'files-csv-is': null
  'files-csv-semicolon': null
  'files-csv-semicolon-is': null
  'files-json': null
  'files-json-is': null
  'files-mat': null
  'files-mat-is': null
  'files-results': null
  'files-bom': null
  'files-giving': { n: string | number }
  'files-many': { most: string | number; n: string | number }
  'files-give': null
  'files-in': null
  'files-in-is': null
  'files-choose': null
  'files-large': { most: string | number }
  'files-read-csv': { encoding: string | number; n: string | number }
  'files-read-json': { n: string | number }
  'files-read-mat': { n: string | number }
  'files-would': { n: string | number }
  'files-columns': { left: string | number; n: string | number }
  'files-left-out': null
  'files-days': null
  'files-days-clear': null
  'files-days-dmy': null
  'files-days-mdy': null
  'files-day': null
  'files-faults': { n: string | number }
  'files-odd': { n: string | number }
  'files-line': { line: string | number }
  'files-at': { column: string | number; line: string | number }
  'files-leave-out': null
  'files-doubles': { n: string | number }
  'files-again': null
  'files-replace': null
  'files-double': null
  'files-preview': null
  'files-take': { n: string | number }
  'files-refused': null
  'files-taken': { n: string | number }
  'chart-filter': null
  'chart-filter-off': { what: string | number }
  'chart-filter-clear': null
  'chart-all-players': null
  'chart-all-opponents': null
  'chart-player': null
  'chart-opponent': null
  'chart-by-since': null
  'chart-by-until': null
  'chart-by-places': null
  'chart-by-events': null
  'chart-by-clubs': null
  'chart-by-kinds': null
  'chart-by-lengths': null
  'chart-by-variants': null
  'chart-by-clock': null
  'chart-clock-true': null
  'chart-clock-false': null
  'chart-confirmed': null
  'chart-confirmed-short': null
  'chart-any': null
  'chart-chip-since': { day: string | number }
  'chart-chip-until': { day: string | number }
  'chart-counting': null
  'chart-nothing-yet': null
  'chart-nothing-fits': null
  'chart-kept': { when: string | number }
  'chart-unreachable': null
  'chart-again': null
  'chart-table': { title: string | number }
  'chart-csv': null
  'chart-more': { n: string | number }
  'chart-fewer': null
  'chart-n': { n: string | number }
  'chart-of': { count: string | number; n: string | number }
  'chart-percents': { high: string | number; low: string | number }
  'chart-against': { share: string | number }
  'chart-dropped': { share: string | number }
  'chart-few': null
  'chart-says-row': { between: string | number; n: string | number; share: string | number }
  'chart-interval-note': null
  'chart-share-note': null
  'chart-nemesis': null
  'chart-favourite': null
  'chart-rating': null
  'chart-rating-pool': null
  'chart-rating-book': null
  'chart-rating-now': { pool: string | number; rating: string | number }
  'chart-rating-band': { band: string | number; pool: string | number; rating: string | number }
  'chart-rating-at': { change: string | number; day: string | number; name: string | number; rating: string | number }
  'chart-rating-hint': null
  'chart-says-rating': { first: string | number; from: string | number; high: string | number; last: string | number; low: string | number; name: string | number; to: string | number }
  'chart-ratings': null
  'chart-ratings-note': { pool: string | number }
  'chart-says-rated': { high: string | number; low: string | number; rating: string | number }
  'chart-opponents': null
  'chart-players': null
  'chart-matrix': null
  'chart-matrix-note': null
  'chart-matrix-top': { n: string | number }
  'chart-outcomes': null
  'chart-points-n': { n: string | number }
  'chart-says-outcomes': { games: string | number; lost: string | number; n: string | number; points: string | number; won: string | number }
  'chart-calendar': null
  'chart-calendar-past': { from: string | number; to: string | number }
  'chart-calendar-earlier': null
  'chart-calendar-later': null
  'chart-calendar-most': { day: string | number }
  'chart-calendar-day': { day: string | number; games: string | number }
  'chart-says-calendar': { days: string | number; from: string | number; games: string | number; most: string | number; to: string | number }
  'chart-less': null
  'chart-much': null
  'chart-gammons': null
  'chart-cube': null
  'chart-cubes': null
  'chart-cubes-note': null
  'chart-cubes-share-note': null
  'chart-months': null
  'chart-months-note': null
  'chart-months-games': null
  'chart-says-months': { best: string | number; from: string | number; least: string | number; most: string | number; n: string | number; to: string | number; worst: string | number }
  'chart-says-amounts': { best: string | number; from: string | number; most: string | number; n: string | number; to: string | number }
  'chart-parts': null
  'chart-parts-by': null
  'chart-by-weekdays': null
  'chart-by-clocks': null
  'chart-nowhere': null
  'chart-no-length': null
  'chart-clock-of': { delay: string | number; reserve: string | number }
  'chart-turns': null
  'chart-whole': null
  'chart-scores': null
  'chart-records': null
  'chart-streak-matches': null
  'chart-streak-games': null
  'chart-streak-matches-won': null
  'chart-streak-matches-lost': null
  'chart-streak-games-won': null
  'chart-streak-games-lost': null
  'chart-streak-won': { n: string | number }
  'chart-streak-lost': { n: string | number }
  'chart-record': null
  'chart-unfinished': { n: string | number }
  'chart-length': null
  'chart-matches': null
  'chart-count': null
  'chart-share': null
  'chart-lost': null
  'chart-result': null
  'chart-change': null
  'chart-band': null
  'chart-month': null
  'chart-versus-games': { score: string | number }
  'chart-versus-points': { score: string | number }
  'chart-versus-turn': { name: string | number }
  'chart-says-versus': { name: string | number; other: string | number; own: string | number; theirs: string | number }
  'chart-others-round': null
  'chart-independent': null
  'chart-average-cube': null
  'chart-gammons-tile': null
  'lessons': null
  'lessons-begin': { name: string | number }
  'lessons-continue': { name: string | number }
  'lessons-made': { n: string | number; of: string | number }
  'lessons-unknown': null
  'lesson-number': { n: string | number }
  'lesson-step': { n: string | number; of: string | number }
  'lesson-progress': null
  'lesson-done': null
  'lesson-hint': null
  'lesson-next': null
  'lesson-finish': null
  'lesson-check': null
  'lesson-allowed': null
  'lesson-refused': null
  'lesson-plays': { plays: string | number }
  'lesson-no-number': null
  'lesson-not-number': { n: string | number }
  'lesson-not-place': { place: string | number }
  'lesson-found': { n: string | number; place: string | number }
  'lesson-move': null
  'referee-intro': null
  'referee-position': null
  'referee-roll': null
  'referee-ask': null
  'referee-start': null
  'referee-tried': null
  'referee-action': null
  'referee-board': null
  'referee-unreachable': null
  'referee-plays': { count: string | number }
  'referee-action-play': null
  'referee-action-roll': null
  'referee-action-double': null
  'referee-action-take': null
  'referee-action-drop': null
  'referee-action-beaver': null
  'referee-action-raccoon': null
  'referee-action-resign': null
  'hint-title': null
  'hint-thinking': null
  'hint-depth': { plies: string | number }
  'hint-depth-less': { plies: string | number }
  'hint-best': null
  'hint-equity': { sign: string | number; value: string | number }
  'hint-amount': { value: string | number }
  'hint-percent': { value: string | number }
  'hint-equity-about': null
  'hint-play': { equity: string | number; play: string | number }
  'hint-behind': { less: string | number }
  'hint-chances': { gammon: string | number; lost: string | number; win: string | number }
  'hint-choose': null
  'hint-why': null
  'hint-word': { word: string | number }
  'hint-cube-action': { action: string | number }
  'hint-answer': { word: string | number }
  'hint-no-double': null
  'hint-double-take': null
  'hint-double-drop': null
  'hint-take': null
  'hint-drop': null
  'hint-close': null
  'tutor-cost-play': { cost: string | number; play: string | number }
  'tutor-cost': { cost: string | number; deed: string | number }
  'tutor-better': { what: string | number }
  'tutor-back': { deed: string | number }
  'tutor-place': { play: string | number }
  'tutor-anyway': { deed: string | number }
  'chances-bar': { lose: string | number; name: string | number; other: string | number; win: string | number }
  'hint-fact-hits': { count: string | number; tried: string | number }
  'hint-fact-makes': { count: string | number; points: string | number }
  'hint-fact-anchors': { count: string | number; points: string | number }
  'hint-fact-breaks': { count: string | number; points: string | number }
  'hint-fact-row': { better: string | number; tried: string | number }
  'hint-fact-shots': { better: string | number; tried: string | number }
  'hint-fact-dances': { better: string | number; tried: string | number }
  'hint-fact-blots': { better: string | number; tried: string | number }
  'hint-fact-off': { better: string | number; tried: string | number }
  'hint-fact-effective': { better: string | number; tried: string | number }
  'hint-fact-outside': { better: string | number; tried: string | number }
  'hint-fact-loses-gammons': { better: string | number; risk: string | number; tried: string | number }
  'hint-fact-wins-gammons': { better: string | number; tried: string | number }
  'hint-fact-wins': { better: string | number; tried: string | number }
  'hint-fact-race': { lead: string | number; own: string | number; pips: string | number; theirs: string | number }
  'hint-fact-race-effective': { own: string | number; theirs: string | number }
  'hint-fact-you-hit': { count: string | number }
  'hint-fact-they-hit': { count: string | number }
  'hint-fact-they-wait': { count: string | number }
  'hint-fact-you-wait': { count: string | number }
  'hint-fact-your-row': { length: string | number }
  'hint-fact-their-row': { length: string | number }
  'hint-fact-home-points': { own: string | number; theirs: string | number }
  'hint-fact-gammon-chance': { percent: string | number; risk: string | number }
  'hint-fact-gammon-risk': { percent: string | number; risk: string | number }
}
