/**
 * Plays whole games and searches the rendered tree and all announcements after every step: a card
 * that a spectator does not know may appear only in its owner's turn, with the curtain open.
 */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { nameOf } from '@/components/card/identity';
import type { CardId, GameEvent, GameState, PlayerId } from '@/engine';
import { apply, eventFor, HIDDEN, knows, newGame, SPECTATOR, WORK_NAMES } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import { startApp } from '@/store/app';
import type { GameKeeper, Participant } from '@/store/game';
import { randomAi, useGame } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

import { showTable, turnTo } from '../support/at-table';

const SEATS: Readonly<Record<string, Participant['kind']>> = { P: 'person', C: 'ai' };
const NAMES = ['Ana', 'Bruno', 'Caro', 'Dina', 'Emil'];

const seated = (kinds: string): Participant[] =>
  [...kinds].map((kind, i) => ({
    name: NAMES[i] as string,
    kind: SEATS[kind] as Participant['kind'],
    level: kind === 'C' ? 'novice' : undefined,
    colour: i,
  }));

/** Words on the screen that are also works. */
const AMBIGUOUS = ['Bench'];

function cardsOf(event: GameEvent): CardId[] {
  switch (event.type) {
    case 'move':
      return [event.card, ...(event.via === null ? [] : [event.via])];
    case 'reveal':
    case 'completed':
    case 'copy':
    case 'copyEnds':
      return [event.card];
    case 'use':
      return [event.work, event.as];
    case 'actions':
      return [...event.extras];
    default:
      return [];
  }
}

interface Game {
  readonly keeper: GameKeeper;
  readonly id: string;
  readonly persons: readonly PlayerId[];
  readonly rng: ReturnType<typeof seededRng>;
  /** The game so far, replayed beside the store. */
  truth: { state: GameState; choices: number };
  /** What each player, and a spectator (-1), has seen so far. */
  readonly told: ReadonlyMap<PlayerId, Set<string>>;
  readonly announced: string[];
  /** Cards are read beside the table, where nothing has to be closed before the turn is passed. */
  readonly reads: boolean;
  /** How often it was searched, per viewer. */
  readonly looks: { closed: number; open: number; computer: number };
}

function tell(game: Game, events: readonly GameEvent[]): void {
  for (const [player, told] of game.told) {
    for (const event of events) {
      for (const card of cardsOf(eventFor(event, player))) {
        if (card !== HIDDEN) told.add(nameOf(card));
      }
    }
  }
}

/** Follows the saved choices; what was undone stays seen. */
async function follow(game: Game): Promise<void> {
  const { choices, options } = await game.keeper.load(game.id);
  if (choices.length < game.truth.choices) {
    game.truth = { state: newGame(options), choices: 0 };
  }
  for (const choice of choices.slice(game.truth.choices)) {
    const { state, events } = apply(game.truth.state, choice);
    tell(game, events);
    game.truth = { state, choices: game.truth.choices + 1 };
  }
}

/** Whose hidden cards may be shown: the lone player's, or the holder's in their turn. */
function mayLook({ persons }: Game): PlayerId | null {
  const { holder, curtain, view, pending } = useGame.getState();
  if (curtain !== null || holder === null) return null;
  const shown = pending[0]?.view ?? view;
  return persons.length === 1 || shown?.current === holder ? holder : null;
}

function secretsOf({ truth: { state: g }, told }: Game, looker: PlayerId | null) {
  const known = (card: CardId) =>
    knows(g, SPECTATOR, card) || (looker !== null && knows(g, looker, card));
  const hidden = g.known.flatMap((_, card) => (known(card) ? [] : [card]));
  const names = new Set<string>(hidden.map(nameOf));
  const open = g.known.flatMap((_, card) => (known(card) ? [nameOf(card)] : []));
  for (const name of [...open, ...AMBIGUOUS, ...(told.get(looker ?? SPECTATOR) ?? [])]) {
    names.delete(name);
  }
  return { names, cards: new Set(hidden) };
}

interface Node {
  readonly props?: object;
  readonly children?: readonly (Node | string)[] | null;
}

/** All texts of the tree: children, labels, hints, titles and ids, but not outlines of drawings. */
function textsIn(node: Node | string | null, into: string[] = []): string[] {
  if (typeof node === 'string') into.push(node);
  else if (node !== null) {
    for (const [key, value] of Object.entries(node.props ?? {})) {
      if (key === 'd' || key === 'style' || value === null) continue;
      if (typeof value === 'string') into.push(value);
      else if (Array.isArray(value) && key === 'accessibilityActions') {
        into.push(JSON.stringify(value));
      }
    }
    for (const child of node.children ?? []) textsIn(child, into);
  }
  return into;
}

const ANY_NAME = new RegExp(
  `\\b(${[...WORK_NAMES].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);
const ANY_CARD = /^(?:card|pick|act-[a-zA-Z]+)-(\d+)$/;

function look(game: Game, at: string): void {
  const { names, cards } = secretsOf(game, mayLook(game));
  const json = screen.toJSON();
  const trees = Array.isArray(json) ? json : [json];
  const texts = [...trees.flatMap((tree) => textsIn(tree)), ...game.announced.splice(0)];
  const found = texts.flatMap((text) => {
    const id = ANY_CARD.exec(text)?.[1];
    if (id !== undefined && cards.has(Number(id))) return [`${text}: ${nameOf(Number(id))}`];
    return [...text.matchAll(ANY_NAME)].some(([name]) => names.has(name)) ? [text] : [];
  });
  const { curtain, holder } = useGame.getState();
  expect({ at, holder, curtain, found }).toEqual({ at, holder, curtain, found: [] });
  if (curtain !== null) game.looks.closed++;
  else if (holder === null) game.looks.computer++;
  else game.looks.open++;
}

const WAYS = ['open-log', 'open-menu', 'menu-describe-table', 'open-menu', 'menu-describe-move'];

/** Opens everything that can be opened before the curtain. */
function lookAround(game: Game, at: string): void {
  fireEvent.press(screen.getByTestId('curtain-peek'));
  look(game, `${at}, looking at the table`);
  for (const way of WAYS) {
    fireEvent.press(screen.getByTestId(way));
    look(game, `${at}, ${way}`);
  }
}

/** On a large screen a card of the hand is read beside the table, which stays free. */
function readOwnCard({ rng }: Game): void {
  const { turnDone, view } = useGame.getState();
  const hand = (turnDone && view?.players[turnDone.player]?.hand.known) ?? [];
  const card = hand[nextInt(rng, Math.max(1, hand.length))];
  if (card !== undefined) fireEvent.press(screen.getByTestId(`card-${card}`));
}

/** Sometimes undoes and redoes a step. */
async function backAndAgain(game: Game): Promise<boolean> {
  const { curtain, undo, takeBack, redo } = useGame.getState();
  const wanted = nextInt(game.rng, 4) === 0;
  if (curtain?.back === undefined && takeBack !== null && wanted) {
    act(() => useGame.getState().offerBack());
  } else if (redo !== null) {
    await act(async () => void (await useGame.getState().redoChoice()));
  } else if (undo.can && wanted && curtain === null) {
    await act(async () => void (await useGame.getState().undoChoice()));
  } else return false;
  return true;
}

async function oneStep(game: Game, at: string): Promise<void> {
  const s = useGame.getState();
  if (s.pending.length > 0) {
    return act(() => useGame.getState().stepShown(s.pending[0]?.id ?? -1));
  }
  if (await backAndAgain(game)) return;
  if (s.curtain !== null) {
    if (nextInt(game.rng, 4) === 0) lookAround(game, at);
    await act(async () => useGame.getState().openCurtain());
  } else if (s.turnDone !== null) {
    if (game.reads) readOwnCard(game);
    act(() => useGame.getState().passTurn());
  } else if (s.decision !== null) {
    const { choices } = s.decision;
    const choice = choices[nextInt(game.rng, choices.length)];
    await act(async () => void (choice && (await s.choose(choice))));
  } else {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 1)));
  }
}

const PHONE = [390, 844] as const;
const TABLET = [1024, 768] as const;

interface Table {
  readonly kinds: string;
  readonly rounds: number;
  readonly pace: 'instant' | 'normal';
  readonly size: readonly [number, number];
}

async function playWhole({ kinds, rounds, pace, size }: Table): Promise<Game> {
  const keeper = memoryKeeper();
  const participants = seated(kinds);
  turnTo(...size);
  // The test shows the steps; the slow table leaves it the time.
  useSettings.setState({ pace: 'slow', motion: 'reduced' });
  startApp({ keeper, ai: randomAi, pace: () => pace });
  const announced: string[] = [];
  const say = jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation((text) => void announced.push(text));
  const { startGame } = useGame.getState();
  const setup = { participants, seed: kinds, variants: { roundLimit: rounds } };
  const id = (await act(() => startGame(setup))) ?? '';
  const events: GameEvent[] = [];
  const players = [...participants.keys()];
  const game: Game = {
    keeper,
    id,
    persons: players.filter((i) => participants[i]?.kind === 'person'),
    rng: seededRng(kinds),
    truth: { state: newGame((await keeper.load(id)).options, events), choices: 0 },
    told: new Map([SPECTATOR, ...players].map((player) => [player, new Set()])),
    announced,
    reads: size === TABLET,
    looks: { closed: 0, open: 0, computer: 0 },
  };
  tell(game, events);
  showTable(size);
  for (let steps = 0; steps < 3000 && useGame.getState().status === 'playing'; steps++) {
    const at = `${kinds}, step ${steps}`;
    await follow(game);
    look(game, at);
    await oneStep(game, at);
  }
  expect(useGame.getState().status).toBe('over');
  say.mockRestore();
  return game;
}

test.each<Table>([
  { kinds: 'PP', rounds: 4, pace: 'normal', size: PHONE },
  { kinds: 'PCP', rounds: 3, pace: 'normal', size: PHONE },
  { kinds: 'CPPC', rounds: 3, pace: 'instant', size: TABLET },
  { kinds: 'PCPCP', rounds: 2, pace: 'instant', size: PHONE },
  { kinds: 'PC', rounds: 4, pace: 'instant', size: PHONE },
])('$kinds: nothing hidden is anywhere in the tree, at any step of the game', async (table) => {
  const { looks, persons } = await playWhole(table);
  expect(looks.open).toBeGreaterThan(12);
  if (persons.length === 1) return;
  expect(looks.closed).toBeGreaterThan(5);
  if (table.kinds === 'PCP') expect(looks.computer).toBeGreaterThan(20);
});
