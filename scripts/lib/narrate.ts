/** A game as readable text, for `npm run simulate` and the golden playthroughs. */
import type { CardId, GameEvent, GameState, PlayerId, Score } from '../../engine';
import { materialOf, score, TASK_OF, WORK_NAMES, WORKS_PER_DECK } from '../../engine';

/** The second copy of a work is marked. */
export function cardName(card: CardId): string {
  return `${WORK_NAMES[card % WORKS_PER_DECK]}${card < WORKS_PER_DECK ? '' : '*'}`;
}

const who = (player: PlayerId) => `P${player + 1}`;
const list = (cards: readonly CardId[]) =>
  cards.length === 0 ? '-' : cards.map(cardName).join(', ');
const by = (via: CardId | null) => (via === null ? '' : ` (${cardName(via)})`);

function place({ zone, player }: { zone: string; player: PlayerId }): string {
  return player < 0 ? zone : `${who(player)} ${zone}`;
}

/** One line, or null for what the line before has said already. Nothing is hidden here. */
export function narrate(event: GameEvent): string | null {
  switch (event.type) {
    case 'start':
      return `${who(event.player)} starts.`;
    case 'turn':
      return `\n== Turn ${event.turn}, round ${event.round}: ${who(event.player)}${event.extra ? ' again' : ''}`;
    case 'phase':
      return `-- ${event.phase}`;
    case 'move':
      return `   ${event.reason} ${cardName(event.card)}: ${place(event.from)} > ${place(event.to)}${by(event.via)}`;
    case 'reveal':
      return `   ${who(event.player)} shows ${cardName(event.card)} (${event.reason})${by(event.via)}`;
    case 'task':
      return `   ${who(event.player)} does the ${TASK_OF[event.material]} task of ${who(event.owner)}`;
    case 'taskSkipped':
      return `   ${who(event.player)} skips it`;
    case 'actions': {
      const helpers = event.noHelpers ? 0 : event.helpers * (event.covered ? 2 : 1);
      const extras = event.extras.length;
      const parts = [
        '1',
        ...(helpers > 0 ? [`${helpers} by helpers`] : []),
        ...(extras > 0 ? [`${extras} by works`] : []),
      ];
      return `   ${event.total} ${event.total === 1 ? 'action' : 'actions'} = ${parts.join(' + ')}`;
    }
    case 'action':
      return `   ${event.index}/${event.total} ${event.form}`;
    case 'actionLost':
      return `   ${event.index}/${event.total} is lost`;
    case 'noTask':
      return `   ${who(event.player)} has no task`;
    case 'use':
      return `   ${who(event.player)} uses ${cardName(event.work)}`;
    case 'completed':
      return `   ${who(event.player)} completes ${cardName(event.card)} for the ${event.wing}${by(event.via)}`;
    case 'named':
      return `   ${who(event.player)} names ${event.material}`;
    case 'copy':
      return `   ${cardName(event.card)} is a copy of ${WORK_NAMES[event.of]}`;
    case 'copyEnds':
      return `   ${cardName(event.card)} is itself again`;
    case 'extraTurn':
      return `   ${who(event.player)} will have another turn`;
    case 'end':
      return `\nThe game ends (${event.reason}, ${who(event.player)}).`;
  }
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

/** How many cards of each material are where: for the heading of a game. */
export function describeDeal(g: GameState): string {
  const hands = g.players.map((p, player) => {
    const cards = p.hand.map((card) => `${cardName(card)} (${materialOf(card)})`);
    return `${who(player)} is dealt ${cards.join(', ')}`;
  });
  return hands.join('\n');
}
