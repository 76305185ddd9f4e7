/** The words of the table: zones, seats, screens around a game. */
import { count } from './count';

/** All or nothing: works for some of them cover none. */
const openGroup = (p: { n: number; cover: number }): string =>
  `not covered${p.cover > 0 ? ` (works for ${p.cover} of ${p.n})` : ''}`;

/** "A Metal work", "2 more Paper works": what has to join the works that cover so far. */
function worksToCome(p: { need: number; cover: number; material: string }): string {
  const one = p.cover > 0 ? 'One more' : 'A';
  const many = p.cover > 0 ? `${p.need} more` : String(p.need);
  return p.need === 1 ? `${one} ${p.material} work` : `${many} ${p.material} works`;
}

/** "+2", "−1". */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const table = {
  'material.paper': 'Paper',
  'material.stone': 'Stone',
  'material.cloth': 'Cloth',
  'material.clay': 'Clay',
  'material.metal': 'Metal',

  'task.clerk': 'Clerk',
  'task.monk': 'Monk',
  'task.tailor': 'Tailor',
  'task.potter': 'Potter',
  'task.smith': 'Smith',

  'phase.morning': 'Morning',
  'phase.noon': 'Noon',
  'phase.night': 'Night',

  'zone.floor': 'Floor',
  'zone.hand': 'Hand',
  'zone.helpers': 'Helpers',
  'zone.bench': 'Craft bench',
  'zone.sales': 'Sales',
  'zone.gallery': 'Gallery',
  'zone.giftShop': 'Gift shop',
  'zone.empty': (p: { place: string }) => `${p.place}, empty`,
  'zone.for.helpers':
    'Your helpers: hire cards from the floor with Monk, each gives you more actions on its kind of task.',
  'zone.for.bench':
    'Your craft bench: collect cards from the floor with Potter, to support what you craft, or to sell.',
  'zone.for.sales':
    'Your sales: sell cards from your craft bench with Clerk, they score if your gift shop covers them.',
  'zone.for.gallery': 'Your gallery: a work placed here covers your helpers of its material.',
  'zone.for.giftShop': 'Your gift shop: a work placed here covers your sales of its material.',
  'zone.for.waiting':
    'Your waiting area: cards you draw lie here face down until Night, then join your hand.',
  'zone.for.floor': 'The floor: old tasks lie here, for Monk to hire and Potter to collect.',
  'wing.count': (p: { wing: string; works: number; end: number }) =>
    `${p.wing} ${p.works}/${p.end}`,

  'you.possessive': 'your',
  'you.possessiveFirst': 'Your',
  'name.possessive': (p: { name: string }) => `${p.name}’s`,

  'pile.times': (p: { n: number }) => `×${p.n}`,
  'bar.over': 'The game is over',
  'bar.yourTurn': 'Your turn',
  'bar.turnOf': (p: { name: string }) => `${p.name}’s turn`,
  'bar.yourTask': (p: { phase: string; task: string }) => `${p.phase} · your ${p.task}`,
  'bar.taskOf': (p: { phase: string; name: string; task: string }) =>
    `${p.phase} · ${p.name}’s ${p.task}`,
  'bar.yourTaskShort': (p: { task: string }) => `Your ${p.task}`,
  'bar.taskOfShort': (p: { name: string; task: string }) => `${p.name}’s ${p.task}`,
  'bar.someonesTask': (p: { player: string; owner: string; task: string }) =>
    `${p.player} does ${p.owner} ${p.task}`,
  'bar.someonesTaskShort': (p: { player: string; owner: string; task: string }) =>
    `${p.player} · ${p.owner} ${p.task}`,
  'bar.phaseYou': (p: { phase: string }) => `${p.phase} · your turn`,
  'bar.phaseOf': (p: { phase: string; name: string }) => `${p.phase} · ${p.name}’s turn`,
  'bar.action': (p: { index: number; total: number }) => `Action ${p.index} of ${p.total}`,
  'bar.round': (p: { round: number }) => `Round ${p.round}`,
  'bar.undo': (p: { what: string }) => `Undo: ${p.what}`,
  'bar.undoAnswer': 'Undo the last answer',
  'bar.undoOf': (p: { name: string }) => `Undo ${p.name}’s last step`,
  'bar.redo': (p: { what: string }) => `Redo: ${p.what}`,
  'bar.say': 'Say what it does',
  'bar.undoNothing': 'Nothing to undo yet',
  'bar.undoHidden': 'Cannot be undone: something hidden has been seen since',
  'bar.undoOther': (p: { name: string; you: boolean }) =>
    `Cannot be undone: ${p.name} ${p.you ? 'have' : 'has'} already moved`,
  'bar.menu': 'Menu',
  'bar.log': 'What happened',

  'sum.base': '1',
  'sum.one': '1 action',
  'sum.helpers': (p: { actions: number; helpers: number }) =>
    `${p.actions} from ${p.helpers === 1 ? 'a helper' : `${p.helpers} helpers`}`,
  'sum.helpersCovered': (p: { actions: number; helpers: number }) =>
    `${p.actions} from ${p.helpers === 1 ? 'a covered helper' : `${p.helpers} covered helpers`}`,
  'sum.brief.helpers': (p: { actions: number; helpers: number }) => count(p.helpers, 'helper'),
  'sum.brief.helpersCovered': (p: { actions: number; helpers: number }) =>
    `${p.actions} from ${p.helpers} covered`,
  'sum.noHelpers': '0 from blocked helpers',
  'sum.extra': (p: { work: string }) => `1 from ${p.work}`,
  'sum.brief.extra': (p: { work: string }) => p.work,
  'sum.total': (p: { parts: string; total: number }) => `${p.parts} = ${count(p.total, 'action')}`,
  'sum.short': (p: { parts: string; total: number }) => `${p.parts} = ${p.total}`,

  'seat.noTask': 'no task',
  'seat.faceDown': 'face down',
  'seat.taskFaceDown': 'task face down',
  'seat.toChoose': (p: { n: number }) => `${p.n} to choose`,
  'seat.label': (p: {
    name: string;
    points: number;
    task: string;
    gallery: number;
    giftShop: number;
    helpers: number;
    sales: number;
    bench: number;
    hand: number;
    waiting: number;
  }) =>
    `${p.name}, ${count(p.points, 'point')}. Task: ${p.task}. Gallery ${p.gallery}, gift shop ${p.giftShop}. ` +
    `${count(p.helpers, 'helper')}, ${count(p.sales, 'sale')}, ${p.bench} on the bench. ` +
    `${count(p.hand, 'card')} in hand, ${p.waiting} waiting.`,
  'seat.open': 'Opens this temple',
  'seat.points': (p: { points: number }) => count(p.points, 'point'),
  'seat.pointsNow': (p: { points: number }) => `${count(p.points, 'point')} now`,
  'seat.hand': (p: { n: number }) => count(p.n, 'card in hand', 'cards in hand'),
  'seat.bench': (p: { n: number }) => `${p.n} on bench`,
  'seat.waiting': (p: { n: number }) => `${p.n} waiting`,
  'seat.partner': 'Your partner.',
  'points.title': (p: { whose: string }) => `${p.whose} points`,
  'points.open': 'Shows where they come from',
  'points.of': (p: { name: string; points: number }) =>
    `${p.name}: ${count(p.points, 'point', 'points')}`,
  'points.none': 'No points yet. Works count, and sales once they are covered.',
  'points.since': (p: { change: number }) =>
    p.change === 0
      ? 'The same as after your last turn'
      : `${signed(p.change)} since your last turn`,
  'points.changed': (p: { category: string; points: number; change: number }) =>
    `${p.category} ${p.points} (${signed(p.change)})`,
  'points.bonuses': 'Bonuses are points that some works give by what is written on them.',
  'points.new': 'new',
  'points.hidden': (p: { whose: string; n: number }) =>
    `At the end, ${count(p.n, 'card')} in ${p.whose} hand may add more.`,

  'temple.title': (p: { whose: string }) => `${p.whose} temple`,
  'temple.next': 'Next temple',
  'temple.previous': 'Previous temple',

  'waiting.label': (p: { n: number }) => `${count(p.n, 'card')} waiting, face down until Night`,
  'waiting.known': (p: { said: string; known: string }) => `${p.said}. Known: ${p.known}`,
  'hidden.material': (p: { n: number; material: string }) => `${p.n} ${p.material}`,
  'hidden.hand': (p: { known: string }) => `Known in hand: ${p.known}`,
  'hidden.waiting': (p: { known: string }) => `Known in the waiting area: ${p.known}`,
  'deck.label': (p: { n: number }) => `Deck, ${count(p.n, 'card')} left`,
  'floor.empty': 'The floor is empty',
  'hand.empty': 'Your hand is empty',

  'cover.some': (p: { cover: number; need: number }) => `${p.cover}/${p.need}`,
  'cover.plus': (p: { n: number }) => `+${p.n}`,
  'cover.covered': 'covered',
  'cover.actions': (p: { n: number }) => (p.n === 1 ? 'action' : 'actions'),
  'cover.not': 'not covered',
  'cover.points': (p: { n: number }) => (p.n === 1 ? 'point' : 'points'),
  'cover.long.helpers': (p: { n: number; task: string; worth: number }) =>
    `${count(p.n, `${p.task} helper`, `${p.task} helpers`)}, covered: ${count(p.worth, 'action')} more on a ${p.task} task.`,
  'cover.long.helpersOpen': (p: {
    n: number;
    task: string;
    cover: number;
    need: number;
    material: string;
    worth: number;
  }) =>
    `${count(p.n, `${p.task} helper`, `${p.task} helpers`)}, ${openGroup(p)}: ${count(p.worth, 'action')} more on a ${p.task} task. ` +
    `${worksToCome(p)} in the gallery would double that.`,
  'cover.long.sales': (p: { n: number; material: string; worth: number }) =>
    `${count(p.n, `${p.material} sale`, `${p.material} sales`)}, covered: ${count(p.worth, 'point')}.`,
  'cover.long.salesOpen': (p: { n: number; material: string; cover: number; need: number }) =>
    `${count(p.n, `${p.material} sale`, `${p.material} sales`)}, ${openGroup(p)}: no points yet. ` +
    `${worksToCome(p)} in the gift shop would cover ${p.n === 1 ? 'it' : 'them'}.`,

  'card.copyMark': (p: { name: string }) => `${p.name}’s copy`,
  'card.copySlip': (p: { name: string; by: string }) => `${p.name} · ${p.by}`,
  'card.asCopy': (p: { name: string; of: string }) => `${p.name}, as a copy of ${p.of}`,
  'card.label': (p: { name: string; material: string; task: string; value: number }) =>
    `${p.name}, ${p.material}, ${p.task}, value ${p.value}`,
  'card.labelIn': (p: { card: string; place: string }) => `${p.card}; ${p.place}`,
  'card.pile': (p: { n: number; material: string; place: string; names: string }) =>
    `${p.n} ${p.material} ${p.place}: ${p.names}`,
  'card.zone': (p: { n: number; place: string; names: string }) =>
    `${p.place}, ${count(p.n, 'card')}: ${p.names}`,
  'card.worth': (p: { said: string; worth: string }) => `${p.said}. ${p.worth}`,
  'card.choosable': 'can be chosen',
  'card.selected': 'chosen',
  'card.new': 'new',
  'card.inspect': 'Read the card',
  'card.choose': 'Choose it',
  'card.oneByOne': 'Show them one by one',
  'place.of': (p: { whose: string; place: string }) => `${p.whose} ${p.place}`,
  'place.floor': 'the floor',
  'place.deck': 'the deck',
  'place.hand': 'hand',
  'place.waiting': 'waiting area',
  'place.task': 'task slot',
  'place.helpers': 'helpers',
  'place.bench': 'craft bench',
  'place.sales': 'sales',
  'place.gallery': 'gallery',
  'place.giftShop': 'gift shop',
  'place.on': (p: { place: string }) => `on ${p.place}`,
  'place.in': (p: { place: string }) => `in ${p.place}`,
  'place.among': (p: { place: string }) => `among ${p.place}`,

  'inspector.empty': 'Tap any card to read it here.',
  'inspector.rulings': 'Questions and answers',
  'inspector.rule': 'Why it counts, or does not',
  'inspector.now': 'Right now',
  'inspector.canBeChosen': (p: { acts: string }) => `You can choose it now: ${p.acts}`,
  'inspector.copy': (p: { card: string; name: string }) =>
    `${p.card} is a copy of ${p.name} until this turn ends.`,
  'inspector.tasks': 'The five tasks',

  'picker.title': (p: { n: number }) => count(p.n, 'card'),

  'log.title': 'What happened',
  'log.all': 'All that happened',
  'log.everybody': 'Everybody',
  'log.empty': 'Nothing has happened yet.',
  'log.sinceLast': 'Since your last turn',
  'log.back': 'Back to now',
  'log.atMoment': 'You are looking at a past moment',
  'log.showMoment': 'Show this moment',
  'log.readCard': (p: { card: string }) => `Read ${p.card}`,

  'turn.done': 'Your turn is done',
  'turn.gathered': (p: { cards: string }) => `New in your hand: ${p.cards}`,
  'turn.pass': (p: { name: string }) => `Pass the device to ${p.name}`,
  'turn.let': (p: { name: string }) => `Let ${p.name} play`,
  'turn.again': 'Take another turn',

  'digest.acts': (p: { items: readonly string[] }) => p.items.join(', '),
  'digest.line': (p: { label: string; acts: string }) => `${p.label}: ${p.acts}`,
  'digest.spoken': (p: { name: string; line: string }) => `${p.name} · ${p.line}`,
  'digest.taskOf': (p: { whose: string; task: string }) => `${p.whose} ${p.task}`,
  'digest.noTask': 'No task',
  'digest.touched': 'This touched you',
  'digest.nothing': 'The game begins.',
  'digest.nobody': 'Nobody has played since.',
  'digest.more': 'Shows every step of it',
  'digest.less': 'Hides the steps',
  'digest.replay': 'Replay it on the table',
  'digest.replaying': 'Since your last turn',

  'curtain.title': (p: { name: string }) => `Pass the device to\n${p.name}`,
  'curtain.open': (p: { name: string }) => `I am ${p.name}: show my hand`,
  'curtain.openBack': (p: { name: string }) => `I am ${p.name}: undo my last step`,
  'curtain.hold': 'Press and hold',
  'curtain.goOn': (p: { name: string }) => `Leave it: ${p.name} is next`,
  'curtain.peek': 'Look at the table',
  'curtain.waits': (p: { name: string }) => `${p.name} is next`,
  'curtain.recap': 'Since your last turn',
  'curtain.soFar': 'So far',
  'curtain.points': (p: { name: string; points: string }) => `${p.name}: ${p.points}`,
  'curtain.public': 'On the table',

  'end.title.win': (p: { name: string }) => `${p.name} wins`,
  'end.title.you': 'You win',
  'end.title.team': (p: { names: string }) => `${p.names} win`,
  'end.count': 'Count the points',
  'end.counting': 'Counting points',
  'end.told': (p: { title: string; decided: string }) => `${p.title}. ${p.decided}`,
  'end.why.works': (p: { name: string; n: number }) =>
    `${p.name} filled a wing with ${count(p.n, 'work')}.`,
  'end.why.deck': 'The deck ran out.',
  'end.why.work': (p: { work: string }) => `${p.work} ended the game.`,
  'end.why.rounds': 'The round limit was reached.',
  'end.tieBreak.turn': (p: { whose: string; name: string; many: boolean }) =>
    `The points are even. It is ${p.whose} turn, so ${p.name} ${p.many ? 'win' : 'wins'} the tie.`,
  'end.tieBreak.soonest': (p: { whose: string; name: string; many: boolean }) =>
    `The points are even. ${p.whose} turn comes soonest, so ${p.name} ${p.many ? 'win' : 'wins'} the tie.`,
  'end.byWork': (p: { work: string }) => `${p.work} wins, whatever the points are.`,
  'end.works': 'Works',
  'end.sales': 'Covered sales',
  'end.backorders': 'Backorders',
  'end.bonuses': 'Bonuses',
  'end.rematch': 'Play again',
  'end.home': 'Go to the start',
  'end.table': 'Look at the table',
  'end.result': 'Show the result',
  'end.reason.work': 'work',
  'end.reason.covered': 'covered',
  'end.reason.coveredByEffect': 'covered by a work',
  'end.reason.uncovered': 'not covered',
  'end.reason.mostSales': 'most sales',
  'end.reason.tieClaimed': 'wins the tie',
  'end.reason.tieClaimedBy': (p: { work: string }) => `${p.work} wins the tie`,
  'end.reason.coveredBy': (p: { work: string }) => `covered by ${p.work}`,
  'end.reason.bonus': 'bonus',
  'end.line': (p: { name: string; points: number; reason: string }) =>
    `${p.name}: ${count(p.points, 'point')} (${p.reason})`,
  'end.details': (p: { name: string }) => `Every card of ${p.name}`,
  'end.spoken': (p: { name: string; points: number; parts: string }) =>
    `${p.name}, ${count(p.points, 'point', 'points')}: ${p.parts}`,
  'end.side': (p: { names: string; points: number }) =>
    `${p.names}: ${count(p.points, 'point', 'points')} together`,
  'end.less': (p: { name: string }) => `Hide the cards of ${p.name}`,
  'end.moreShort': 'Show every card',
  'end.lessShort': 'Hide the cards',
  'end.category': (p: { category: string; points: number }) => `${p.category} ${p.points}`,
  'end.plus': (p: { points: number }) => (p.points > 0 ? `+${p.points}` : `${p.points}`),
  'end.share': 'Copy the game as a code',
  'end.review': 'Review, or play on from any move',
  'end.reviewShort': 'Review',
  'end.reviewHint': 'Looks back move by move; from any move a new game can begin',

  'new.title': 'New game',
  'new.seats': 'At the table',
  'new.seatsHelp': 'People, or computers: Novice (easy), Acolyte, Prior (hard), Abbot (hardest).',
  'new.add': 'Add a player',
  'new.remove': (p: { name: string }) => `Remove ${p.name}`,
  'new.name': (p: { n: number }) => `Name of player ${p.n}`,
  'new.person': 'Person',
  'new.shuffle': 'Shuffle the seats',
  'new.start': 'Start the game',
  'new.back': 'Back to the start',
  'new.variants': 'Variants',
  'new.extended': 'Longer game',
  'new.extendedHelp':
    'Six works in a wing end the game instead of five. Good with four or five players.',
  'new.teams': 'Two teams',
  'new.teamsHelp': 'Four players: those opposite each other add their points.',
  'new.teamsNeedFour': 'Teams need exactly four players.',
  'new.hints': 'Hints',
  'new.hintsHelp':
    'Whoever is asked may tap the lamp for a hint. It knows only what that player sees.',
  'new.discardFirst': 'Old task first',
  'new.discardFirstHelp': 'The old task is discarded before the works of the morning, not after.',
  'new.advanced': 'Advanced',
  'new.seed': 'Seed',
  'new.seedHelp': 'The same words deal the same cards. Left empty, every deal is new.',
  'new.you': 'You',
  'new.quick': 'Play against the computer',
  'new.quickHelp': 'You against one opponent, right away',
  'new.table': 'Set up a table',
  'new.tableHelp': 'Two to five people or computers',

  'new.playerName': (p: { n: number }) => `Player ${p.n}`,
  'new.aiName.0': 'Aiko',
  'new.aiName.1': 'Benkei',
  'new.aiName.2': 'Chie',
  'new.aiName.3': 'Daigo',
  'new.aiName.4': 'Emi',
  'new.who': (p: { name: string }) => `${p.name}: person or computer`,
  'new.manner': (p: { manner: string }) => `Style: ${p.manner}`,
  'new.mannerHint': 'Shows other styles',
  'new.mannerOf': (p: { name: string }) => `${p.name}’s style`,
  'manner.balanced': 'Balanced',
  'manner.builder': 'Builder',
  'manner.merchant': 'Merchant',
  'manner.host': 'Host',
  'manner.rusher': 'Rusher',
  'manner.balanced.help': 'Plays whatever wins.',
  'manner.builder.help': 'Completes works, best of all the valuable ones.',
  'manner.merchant.help': 'Sells, and covers its sales.',
  'manner.host.help': 'Hires many helpers.',
  'manner.rusher.help': 'Fills one wing fast, with small works too.',
  'seat.computer': (p: { level: string; manner: string }) => `Computer: ${p.level} · ${p.manner}`,
  'level.novice': 'Novice',
  'level.acolyte': 'Acolyte',
  'level.prior': 'Prior',
  'level.abbot': 'Abbot',

  'home.continue': 'Continue',
  'home.continueLine': (p: { name: string; round: number }) => `${p.name} · round ${p.round}`,
  'home.saved': 'Saved games',
  'home.settings': 'Settings',
  'return.title': 'Where was I?',
  'return.now': 'What you are asked now',
  'return.works': 'What your works do',
  'return.go': 'Play on',

  'home.rules': 'How to play',
  'home.statistics': 'Statistics',
  'home.savedLine': (p: { round: number; players: string }) => `Round ${p.round} · ${p.players}`,
  'home.over': (p: { players: string }) => `Finished · ${p.players}`,
  'home.delete': (p: { name: string }) => `Delete ${p.name}`,
  'home.deleted': (p: { name: string }) => `${p.name} was deleted`,
  'home.undelete': 'Bring it back',

  'menu.title': 'Menu',
  'menu.resume': 'Back to the table',
  'menu.rules': 'How to play',
  'menu.settings': 'Settings',
  'menu.leave': 'Leave the table',
  'menu.saved': 'The game is saved at every move.',

  'prompt.label': 'The question',
  'prompt.why': 'Why?',
  'prompt.whyRule': 'Why? Opens the rule',
  'prompt.words': 'Question text',
  'describe.table': 'Describe the table',
  'describe.options': 'Describe my options',
  'describe.move': 'Describe the last move',
  'describe.nothingAsked': 'Nothing is asked of you now.',
  'describe.cards': (p: { n: number }) =>
    p.n === 1 ? 'One card can be chosen:' : `${p.n} cards can be chosen:`,
  'describe.acts': 'Or one of these:',

  'settings.title': 'Settings',
  'settings.back': 'Back',
  'settings.pace': 'Speed',
  'settings.pace.slow': 'Slow',
  'settings.pace.normal': 'Normal',
  'settings.pace.fast': 'Fast',
  'settings.pace.instant': 'Instant',
  'settings.language': 'Language',
  'settings.language.system': 'Same as device',
  'settings.theme': 'Colours',
  'settings.theme.system': 'Same as device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.motion': 'Motion',
  'settings.motion.system': 'Same as device',
  'settings.motion.full': 'Full',
  'settings.motion.reduced': 'Reduced',
  'settings.sound': 'Sound',
  'settings.sound.off': 'Off',
  'settings.sound.quiet': 'Quiet',
  'settings.sound.full': 'Full',
  'settings.haptics': 'Vibration',
  'settings.on': 'On',
  'settings.off': 'Off',
  'settings.text': 'Text size',
  'settings.text.value': (p: { percent: number }) => `${p.percent} %`,
  'settings.passing': 'Pass the turn by itself',
  'settings.passing.alone': 'When you play alone',
  'settings.passing.always': 'Always',
  'settings.passing.never': 'Never',
  'settings.quick': 'One tap hires, collects, sells or returns; a single answer answers itself',
  'settings.marks': 'Tips at the table, each shown once',
  'settings.marksAgain': 'Show all tips again',
  'settings.marksSeen': (p: { n: number }) => `${p.n} shown so far`,
  'settings.longPress': 'Hold to show a hand',
  'settings.confirm': 'Confirm moves that cannot be undone',

  'table.thinking': (p: { name: string }) => `${p.name} is thinking`,
  'table.playing': (p: { name: string }) => `${p.name} plays`,
  'table.skip': 'Skip',
  'table.loading': 'Setting the table',

  'rules.title': 'How to play',
  'rules.back': 'Back',
  'rules.search': 'Search the rules',
  'rules.nothing': 'Nothing found. Try another word.',
  'rules.next': (p: { title: string }) => `Next: ${p.title}`,
  'rules.lesson': (p: { title: string }) => `Try it in the lesson “${p.title}”`,
  'rules.shownAtTable': (p: { words: string }) => `At the table you are told: “${p.words}”`,
  'rules.chapter.start': 'Start here',
  'rules.chapter.turn': 'Your turn',
  'rules.chapter.making': 'Making works',
  'rules.chapter.ending': 'The end',
  'rules.chapter.tables': 'At your table',
  'rules.chapter.reference': 'Look it up',
} as const;
