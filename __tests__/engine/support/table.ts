/**
 * Table situations for tests: who has which cards where, and what happens then.
 *
 *   const t = table({ you: { gallery: ['Poem'], hand: ['Crane'] }, deckTop: ['Vase'], doing: 'Smith' });
 *   t.smith('Crane').in('gallery').use('Poem').in('giftShop');
 *   expect(t.you.giftShop).toEqual(['Vase']);
 *   t.expectNothingPending();
 *
 * What a situation may say is told in engine/situation.ts. The state goes through JSON before every
 * choice, so that every test proves saving in mid-effect too.
 */
import type {
  CardId,
  CardName,
  Choice,
  Decision,
  GameEvent,
  GameState,
  Material,
  OwnZone,
  PlayerId,
  PlayerScore,
  SeatName,
  Situation,
  View,
  Wing,
} from '../../../engine';
import {
  apply,
  cardNamed,
  decision,
  deserialize,
  nameOfCard,
  OWN_ZONES,
  score,
  seatsOf,
  serialize,
  situation,
  viewFor,
} from '../../../engine';
import { checkInvariants } from './invariants';

export { cardNamed };
export type { CardName, SeatName, Situation };
export const nameOf = nameOfCard;

/** A player's cards by name. */
export type SeatState = Readonly<Record<OwnZone, CardName[]>>;

export class Table {
  state: GameState;
  /** Events since the situation was laid out. */
  readonly events: GameEvent[] = [];

  constructor(given: Situation) {
    this.state = situation(given, this.events);
    checkInvariants(this.state);
  }

  // --- Looking

  seat(name: SeatName): SeatState {
    const seats = seatsOf(this.state.players.length);
    const p = this.state.players[seats.indexOf(name)];
    if (p === undefined) throw new Error(`Nobody sits "${name}" here.`);
    return Object.fromEntries(OWN_ZONES.map((zone) => [zone, p[zone].map(nameOf)])) as SeatState;
  }

  get you(): SeatState {
    return this.seat('you');
  }
  get left(): SeatState {
    return this.seat('left');
  }
  get right(): SeatState {
    return this.seat('right');
  }
  get across(): SeatState {
    return this.seat('across');
  }

  get floor(): CardName[] {
    return this.state.floor.map(nameOf);
  }

  /** Top card first. */
  get deck(): CardName[] {
    return this.state.deck.map(nameOf).reverse();
  }

  get deckBottom(): CardName {
    return nameOf(this.state.deck[0] as CardId);
  }

  get decision(): Decision {
    const d = decision(this.state);
    if (d === null) throw new Error('The game is over.');
    return d;
  }

  /** The legal choices in words, such as "use Poem on Vase", "smith Crane", "pass". */
  get choices(): string[] {
    return (decision(this.state)?.choices ?? []).map(describeChoice);
  }

  get whoseTurn(): SeatName {
    return seatsOf(this.state.players.length)[this.state.current] as SeatName;
  }

  get end(): string | null {
    return this.state.end?.reason ?? null;
  }

  get winners(): SeatName[] {
    const seats = seatsOf(this.state.players.length);
    return score(this.state).winners.map((player) => seats[player] as SeatName);
  }

  scoreOf(name: SeatName): PlayerScore {
    return score(this.state).players[this.playerOf(name)] as PlayerScore;
  }

  viewOf(name: SeatName): View {
    return viewFor(this.state, this.playerOf(name));
  }

  /** Whether this player knows where the card is. */
  knows(name: SeatName, card: CardName): boolean {
    return ((this.state.known[cardNamed(card)] as number) & (1 << this.playerOf(name))) !== 0;
  }

  /** Why a visible card cannot be chosen; null if it can. */
  whyNot(card: CardName): string | null {
    return this.decision.blocked.find((b) => b.card === cardNamed(card))?.reason ?? null;
  }

  playerOf(name: SeatName): PlayerId {
    return seatsOf(this.state.players.length).indexOf(name);
  }

  // --- Choosing

  /** The one legal choice that matches; fails with the list of possible ones. */
  choose(wanted: Partial<Choice>): this {
    this.state = deserialize(serialize(this.state));
    const all = decision(this.state)?.choices ?? [];
    const keys = Object.keys(wanted) as (keyof Choice)[];
    const fitting = all.filter((choice) => keys.every((key) => choice[key] === wanted[key]));
    if (fitting.length !== 1) {
      throw new Error(
        `${fitting.length} choices fit ${describeChoice(wanted as Choice)}; ` +
          `possible (${decision(this.state)?.kind ?? 'game over'}): ${this.choices.join(' | ')}`,
      );
    }
    const { state, events } = apply(this.state, fitting[0] as Choice);
    this.state = state;
    this.events.push(...events);
    checkInvariants(state);
    return this;
  }

  /** Uses the effect of a work: on a card, a player, a material, or a side of Tablet. */
  use(
    work: CardName,
    target: { card?: CardName; player?: SeatName; material?: Material; side?: Choice['side'] } = {},
  ): this {
    const wanted: Partial<Choice> = { do: 'use', via: cardNamed(work) };
    if (target.card !== undefined) wanted.card = cardNamed(target.card);
    if (target.player !== undefined) wanted.player = this.playerOf(target.player);
    if (target.material !== undefined) wanted.material = target.material;
    if (target.side !== undefined) wanted.side = target.side;
    return this.choose(wanted);
  }

  /** Declines, stops, or lets an action go. */
  pass(): this {
    return this.choose({ do: 'pass' });
  }
  in(wing: Wing): this {
    return this.choose({ do: 'wing', wing });
  }
  smith(card: CardName): this {
    return this.choose({ do: 'smith', card: cardNamed(card) });
  }
  craft(card: CardName): this {
    return this.choose({ do: 'craft', card: cardNamed(card) });
  }
  sell(card: CardName): this {
    return this.choose({ do: 'sell', card: cardNamed(card) });
  }
  sellTop(): this {
    return this.choose({ do: 'sellTop' });
  }
  sellAll(material: Material): this {
    return this.choose({ do: 'sellAll', material });
  }
  hire(card: CardName): this {
    return this.choose({ do: 'hire', card: cardNamed(card) });
  }
  collect(card: CardName): this {
    return this.choose({ do: 'collect', card: cardNamed(card) });
  }
  collectTop(): this {
    return this.choose({ do: 'collectTop' });
  }
  tailor(): this {
    return this.choose({ do: 'tailor' });
  }
  pray(): this {
    return this.choose({ do: 'pray' });
  }
  returnCard(card: CardName): this {
    return this.choose({ do: 'return', card: cardNamed(card) });
  }
  reveal(card: CardName): this {
    return this.choose({ do: 'reveal', card: cardNamed(card) });
  }
  show(card: CardName): this {
    return this.choose({ do: 'show', card: cardNamed(card) });
  }
  task(card: CardName): this {
    return this.choose({ do: 'task', card: cardNamed(card) });
  }
  discardTask(): this {
    return this.choose({ do: 'discard' });
  }
  draw(): this {
    return this.choose({ do: 'draw' });
  }
  bench(player: SeatName): this {
    return this.choose({ do: 'bench', player: this.playerOf(player) });
  }
  copy(card: CardName): this {
    return this.choose({ do: 'copy', card: cardNamed(card) });
  }

  /** Prays, passes and plays no task until this turn is over. */
  finishTurn(): this {
    const { turn } = this.state;
    while (this.state.end === null && this.state.turn === turn) {
      const { choices, kind } = this.decision;
      const calm = choices.find((c) => c.do === 'pray' || c.do === 'pass') ?? choices[0];
      if (calm === undefined) throw new Error(`Nothing is possible at ${kind}.`);
      this.choose(calm);
    }
    return this;
  }

  // --- Checking

  /**
   * No effect, action or task of your turn is unfinished: the game is over, the next turn has
   * begun, or a plain morning step asks.
   */
  expectNothingPending(): void {
    if (this.state.end !== null || this.state.turn > 1) return;
    const programs = this.state.stack.map((f) =>
      f.program === 'timing' ? `${f.program} ${f.vars.timing}` : f.program,
    );
    const plain = ['turn', 'handLimit', 'discard', 'newTask', 'timing morning'];
    const pending = programs.filter((program) => !plain.includes(program));
    if (pending.length > 0) {
      throw new Error(
        `Still pending: ${pending.join(' > ')}; ${this.decision.kind}: ${this.choices.join(' | ')}`,
      );
    }
  }
}

export function describeChoice(choice: Choice): string {
  const parts: string[] = [choice.do];
  if (choice.do === 'use' && choice.via !== undefined) parts.push(nameOf(choice.via));
  if (choice.card !== undefined) {
    if (choice.do === 'use') parts.push('on');
    parts.push(nameOf(choice.card));
  }
  if (choice.player !== undefined) parts.push(`player ${choice.player}`);
  for (const word of [choice.material, choice.wing, choice.side]) if (word) parts.push(word);
  if (choice.do !== 'use' && choice.via !== undefined) parts.push(`by ${nameOf(choice.via)}`);
  return parts.join(' ');
}

export function table(given: Situation): Table {
  return new Table(given);
}
