/** A game as readable text, for `npm run simulate` and the golden playthroughs. */
import type { CardId, GameEvent, GameState, Location, PlayerId, Score } from '../../engine';
import { materialOf, score, TASK_OF, WORK_NAMES, WORKS_PER_DECK } from '../../engine';

/** The second copy of a work is marked. */
function cardName(card: CardId): string {
  return `${WORK_NAMES[card % WORKS_PER_DECK]}${card < WORKS_PER_DECK ? '' : '*'}`;
}

const who = (player: PlayerId) => `P${player + 1}`;
const list = (cards: readonly CardId[]) =>
  cards.length === 0 ? '-' : cards.map(cardName).join(', ');
const by = (via: CardId | null) => (via === null ? '' : ` (${cardName(via)})`);

function where({ zone, player }: Location): string {
  return player < 0 ? zone : `${who(player)} ${zone}`;
}

function actions({ noHelpers, helpers, covered, extras, total }: EventOf<'actions'>): string {
  const byHelpers = noHelpers ? 0 : helpers * (covered ? 2 : 1);
  const parts = [
    '1',
    ...(byHelpers > 0 ? [`${byHelpers} by helpers`] : []),
    ...(extras.length > 0 ? [`${extras.length} by works`] : []),
  ];
  return `${total} ${total === 1 ? 'action' : 'actions'} = ${parts.join(' + ')}`;
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const LINES: { [T in GameEvent['type']]: (event: EventOf<T>) => string } = {
  start: (e) => `${who(e.player)} starts.`,
  turn: (e) => `\n== Turn ${e.turn}, round ${e.round}: ${who(e.player)}${e.extra ? ' again' : ''}`,
  phase: (e) => `-- ${e.phase}`,
  move: (e) => `   ${e.reason} ${cardName(e.card)}: ${where(e.from)} > ${where(e.to)}${by(e.via)}`,
  reveal: (e) => `   ${who(e.player)} shows ${cardName(e.card)} (${e.reason})${by(e.via)}`,
  task: (e) => `   ${who(e.player)} does the ${TASK_OF[e.material]} task of ${who(e.owner)}`,
  taskSkipped: (e) => `   ${who(e.player)} skips it`,
  actions: (e) => `   ${actions(e)}`,
  action: (e) => `   ${e.index}/${e.total} ${e.form}`,
  actionLost: (e) => `   ${e.index}/${e.total} is lost`,
  noTask: (e) => `   ${who(e.player)} has no task`,
  use: (e) => `   ${who(e.player)} uses ${cardName(e.work)}`,
  completed: (e) =>
    `   ${who(e.player)} completes ${cardName(e.card)} for the ${e.wing}${by(e.via)}`,
  named: (e) => `   ${who(e.player)} names ${e.material}`,
  copy: (e) => `   ${cardName(e.card)} is a copy of ${WORK_NAMES[e.of]}`,
  copyEnds: (e) => `   ${cardName(e.card)} is itself again`,
  extraTurn: (e) => `   ${who(e.player)} will have another turn`,
  end: (e) => `\nThe game ends (${e.reason}, ${who(e.player)}).`,
};

/** One line. Nothing is hidden here. */
export function narrate<T extends GameEvent['type']>(event: EventOf<T>): string {
  return LINES[event.type as T](event);
}

/** The whole table, a line per player. */
export function describeTable(g: GameState): string {
  const lines = [`floor: ${list(g.floor)}; deck: ${g.deck.length}`];
  g.players.forEach((p, player) => {
    const task = p.taskFaceDown ? 'face down' : list(p.task);
    lines.push(
      `${who(player)} task ${task} | helpers ${list(p.helpers)} | bench ${list(p.bench)} | ` +
        `sales ${list(p.sales)} | gallery ${list(p.gallery)} | gift shop ${list(p.giftShop)} | ` +
        `hand ${list(p.hand)} | waiting ${p.waiting.length}`,
    );
  });
  return lines.join('\n');
}

export function describeScore(g: GameState): string {
  const result: Score = score(g);
  const lines = result.players.map((p) => {
    const parts = p.lines
      .filter((line) => line.points > 0)
      .map((line) => `${cardName(line.card)} ${line.points} ${line.reason}`);
    return (
      `${who(p.player)}: ${p.total} = works ${p.works} + sales ${p.sales} + ` +
      `backorders ${p.backorders} + bonuses ${p.bonuses} [${parts.join(', ')}]`
    );
  });
  const winners = result.winners.map(who).join(' and ');
  return `${lines.join('\n')}\n${winners} win${result.winners.length > 1 ? '' : 's'} by ${result.decidedBy}.`;
}

/** What everybody is dealt, for the heading of a game. */
export function describeDeal(g: GameState): string {
  const hands = g.players.map((p, player) => {
    const cards = p.hand.map((card) => `${cardName(card)} (${materialOf(card)})`);
    return `${who(player)} is dealt ${cards.join(', ')}`;
  });
  return hands.join('\n');
}
