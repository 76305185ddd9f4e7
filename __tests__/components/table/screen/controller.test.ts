import type { CardId, Choice } from '@/engine';
import { cardNamed, nameOfCard } from '@/engine';

import { ai, person, quiet, randomPlayer, untilAsked } from '../../../store/game/support';
import { controlled, type Controlled } from '../support/controlled';

jest.setTimeout(60_000);

const ALONE = { participants: [person('Ada'), ai('Ren')], seed: 'controller' };
const TWO = { participants: [person('Ada'), person('Ben', 1)], seed: 'two people' };
const TABLET = [1024, 768] as const;

/** A card that lies alone on this screen and may, or may not, be chosen. */
function aCard({ model }: Controlled, choosable: boolean): CardId {
  const { layout, scene } = model();
  const found = layout.targets.find(
    ({ kind, cards: [card] }) =>
      kind === 'card' && card !== undefined && scene.choosable.has(card) === choosable,
  );
  if (found?.cards[0] === undefined) throw new Error('There is no such card');
  return found.cards[0];
}

const buttons = ({ model }: Controlled) => model().panel?.buttons.map(({ does }) => does.type);

describe('somebody is asked', () => {
  test('the panel asks, and what may be tapped is marked', async () => {
    const table = await controlled(ALONE);
    const { panel, scene, front, cover } = table.model();
    expect(table.store.getState().decision).not.toBeNull();
    expect(panel?.question).toBeTruthy();
    expect(scene.choosable.size).toBeGreaterThan(0);
    expect(front).toBe(0);
    expect(cover).toBeNull();
  });

  test('a tap chooses a card, and its button answers', async () => {
    const table = await controlled(ALONE);
    const card = aCard(table, true);
    table.tap(card);
    expect(table.model().scene.selected).toBe(card);
    expect(table.model().panel?.letGo).toBe(true);
    const [first] = table.model().panel?.buttons ?? [];
    expect(first?.does).toMatchObject({ type: 'choose', choice: { card } });
    const before = table.store.getState().choices;
    await table.press(first?.id ?? '');
    expect(table.store.getState().choices).toBeGreaterThan(before);
    expect(table.felt).toEqual(['select', 'act']);
  });

  test('a second tap on the chosen card lets it go', async () => {
    const table = await controlled(ALONE);
    const card = aCard(table, true);
    const before = table.store.getState().choices;
    table.tap(card);
    expect(table.model().prompt?.selected).toBe(card);
    table.tap(card);
    await quiet();
    expect(table.model().prompt?.selected).toBeNull();
    expect(table.store.getState().choices).toBe(before);
  });

  test('a chosen card is let go', async () => {
    const table = await controlled(ALONE);
    table.tap(aCard(table, true));
    table.intents.letGo();
    expect(table.model().panel?.letGo).toBe(false);
  });

  test('another card says why it cannot be chosen, and a second tap reads it', async () => {
    const table = await controlled(ALONE);
    const card = aCard(table, false);
    table.tap(card);
    const { panel, sheets, scene } = table.model();
    expect(panel?.why).toBe(scene.hints.get(card));
    expect(sheets?.open).toBeNull();
    expect(table.felt).toEqual(['refuse']);
    table.tap(card);
    expect(table.model().sheets).toMatchObject({ open: { type: 'inspect', card } });
  });

  test('on a tablet a touched card is read beside the table, without a sheet', async () => {
    const table = await controlled({ ...ALONE, size: TABLET });
    const card = aCard(table, true);
    table.tap(card);
    const { sides, sheets, reading } = table.model();
    expect(sides.card).toBe(card);
    expect(sides.now).toBeTruthy();
    expect(sheets?.open).toBeNull();
    expect(reading).toBe(false);
  });

  test('a work that nobody asks about is read without a word why it cannot be chosen', async () => {
    const laid = {
      you: { hand: ['Coin', 'Crane'], gallery: ['Tower'] },
      left: { gallery: ['Poem'], helpers: ['Frog'] },
      floor: ['Jar'],
      at: 'newTask',
    } as const;
    const table = await controlled({ ...ALONE, laid, size: TABLET });
    const now = (name: string) => {
      table.tap(cardNamed(name));
      return table.model().sides.now;
    };
    expect(now('Tower')).toBeNull();
    expect(now('Poem')).toBeNull();
    expect(now('Frog')).toBeNull();
    expect(now('Jar')).toBeTruthy();
    expect(now('Coin')).toBeTruthy();
  });

  test('cards of the deck that a work asks about are laid out at once, each time', async () => {
    const laid = {
      you: { hand: ['Coin', 'Crane'], gallery: ['Fan'] },
      left: {},
      deckTop: ['Vase', 'Bell', 'Cup'],
      doing: 'Tailor',
    } as const;
    const table = await controlled({ ...ALONE, laid, quick: true });
    const answer = async (choice: Choice) => {
      await table.store.getState().choose(choice);
      await quiet();
    };
    await answer({ do: 'tailor' });
    await answer({ do: 'use', via: cardNamed('Fan') });
    const laidOut = () => {
      table.intents.layOutUnseen();
      const open = table.model().sheets?.open;
      return open?.type === 'pick' ? [...open.cards].sort((a, b) => a - b).map(nameOfCard) : null;
    };
    expect(laidOut()).toEqual(['Bell', 'Cup', 'Vase']);
    table.intents.open(null);
    expect(table.model().sheets?.open).toBeNull();
    await answer({ do: 'return', card: cardNamed('Vase') });
    expect(laidOut()).toEqual(['Bell', 'Cup']);
  });

  test('a button of a question that was answered meanwhile does nothing', async () => {
    const table = await controlled(ALONE);
    table.tap(aCard(table, true));
    const shown = table.model();
    const [first] = shown.panel?.buttons ?? [];
    if (first === undefined) throw new Error('There is no button');
    const before = table.store.getState().choices;
    table.intents.press(first, shown.decision);
    await quiet();
    const answered = table.store.getState().choices;
    expect(answered).toBeGreaterThan(before);
    table.intents.press(first, shown.decision);
    await quiet();
    expect(table.store.getState().choices).toBe(answered);
    expect(table.felt).toEqual(['select', 'act']);
  });

  test('the deck says how many cards it has', async () => {
    const table = await controlled(ALONE);
    table.intents.tap(table.targetOf('deck'));
    expect(table.model().panel?.why).toContain(String(table.model().view.deck.length));
  });

  test('undo says why it cannot, when nothing was chosen yet', async () => {
    const table = await controlled(ALONE);
    const { turnBar } = table.model();
    expect(turnBar?.canUndo).toBe(false);
    table.intents.undo();
    expect(table.model().panel?.why).toBe(turnBar?.undoLabel);
    expect(table.felt).toEqual(['refuse']);
  });
});

describe('the device changes hands', () => {
  test('the curtain covers everything until the next one opens it', async () => {
    const table = await controlled(TWO);
    const { cover, sheets, prompt } = table.model();
    const next = table.store.getState().curtain?.for;
    expect(cover).toMatchObject({ type: 'curtain', next, takeBack: null, elseNext: null });
    expect(cover).toMatchObject({ starts: 'By name, Bowl comes before Tower: Ben starts' });
    expect(sheets).toBeNull();
    expect(prompt).toBeNull();
    expect(buttons(table)).toEqual(['openCurtain']);
    await table.press('open');
    expect(table.model().cover).toBeNull();
    expect(table.model().prompt).not.toBeNull();
  });

  test('who peeks sees the table, and opens the curtain from there', async () => {
    const table = await controlled(TWO);
    table.intents.peek();
    expect(table.model().cover).toBeNull();
    expect(table.model().panel?.question).toContain('Ben');
    table.intents.openLog();
    expect(table.model().sheets?.open).toEqual({ type: 'log' });
    await table.press('open');
    // What was opened before the curtain rose is closed.
    expect(table.model().sheets?.open).toBeNull();
    table.store.getState().lowerCurtain();
    expect(table.model().cover?.type).toBe('curtain');
  });
});

describe('a turn is done', () => {
  /** Plays until a turn ends with a step that can be undone. */
  async function played(options: typeof TWO) {
    for (let seed = 0; seed < 20; seed++) {
      const table = await controlled({ ...options, seed: `done ${seed}` });
      const { store } = table;
      const pick = randomPlayer(`done ${seed}`);
      for (let i = 0; i < 40; i++) {
        await untilAsked(store);
        const { decision, choose } = store.getState();
        if (decision === null) break;
        await choose(pick(decision));
        const { turnDone, undo } = store.getState();
        if (turnDone !== null && undo.can && turnDone.next !== turnDone.player) return table;
      }
    }
    throw new Error('No turn ended that way');
  }

  test('it says so, with the way back and one button that names who is next', async () => {
    const table = await played(TWO);
    const { next } = table.store.getState().turnDone ?? { next: -1 };
    const name = TWO.participants[next]?.name;
    const { panel, turnBar, aloud } = table.model();
    expect(panel?.question).toBe('Your turn is done');
    expect(aloud).toBe('Your turn is done');
    expect(panel?.buttons.map((button) => button.label)).toEqual([
      `Pass the device to ${name}`,
      turnBar?.undoLabel,
    ]);
    await table.press('pass-turn');
    expect(table.model().cover).toMatchObject({ type: 'curtain', next });
  });

  test('under the curtain undo names a person, never a card, and leads behind their own name', async () => {
    const table = await played(TWO);
    const { player } = table.store.getState().turnDone ?? { player: -1 };
    const name = TWO.participants[player]?.name;
    expect(table.model().turnBar?.undoLabel).toMatch(/^Undo: /);
    await table.press('pass-turn');
    expect(table.model().cover).toMatchObject({ takeBack: player });
    table.intents.peek();
    expect(table.model().turnBar).toMatchObject({
      undoLabel: `Undo ${name}’s last step`,
      canUndo: true,
    });
    table.intents.undo();
    // Another curtain covers it.
    const next = table.model().view.current;
    expect(table.model().cover).toMatchObject({ type: 'curtain', next: player, elseNext: next });
    table.intents.openCurtain();
    await quiet();
    expect(table.model().prompt).not.toBeNull();
    expect(table.model().turnBar?.redoLabel).not.toBeNull();
  });

  test('what one person was told there is not told to the next one', async () => {
    const table = await played(TWO);
    const { store } = table;
    const pick = randomPlayer('the next one');
    table.intents.tap(table.targetOf('deck'));
    expect(table.model().panel?.why).toMatch(/^The deck has/);
    await table.press('pass-turn');
    expect(table.model().cover?.type).toBe('curtain');
    table.intents.openCurtain();
    while (store.getState().turnDone === null) {
      await untilAsked(store);
      const { decision, choose } = store.getState();
      if (decision !== null) await choose(pick(decision));
    }
    expect(table.model().panel).toMatchObject({ question: 'Your turn is done', why: null });
  });

  test('who opens by a long press goes from the table back to the curtain first', async () => {
    const table = await controlled({ ...TWO, longPress: true });
    table.intents.peek();
    await table.press('open');
    expect(table.model().cover).toMatchObject({ type: 'curtain', longPress: true });
  });
});

describe('the others play', () => {
  test('what happens is told, and can be skipped', async () => {
    const table = await controlled({ ...ALONE, pace: 'normal' });
    expect(table.store.getState().pending.length).toBeGreaterThan(0);
    expect(buttons(table)).toEqual(['skip']);
    expect(table.model().aloud).toBeNull();
    await table.press('skip');
    expect(table.store.getState().pending).toEqual([]);
  });
});

describe('what happened is replayed', () => {
  const lines = (table: Controlled) =>
    table
      .model()
      .log.slice(-3)
      .map(({ id, choice }) => ({ id, choice, text: `line ${id}`, card: null }));

  test('line by line, and then it is now again', async () => {
    const table = await controlled(ALONE);
    const told = lines(table);
    table.intents.replay(told);
    for (const [at, { id, text }] of told.entries()) {
      expect(table.store.getState().past?.entry).toBe(id);
      expect(table.model().panel).toMatchObject({ question: 'Since your last turn', detail: text });
      table.intents.replayNext({ lines: told, at });
    }
    expect(table.store.getState().past).toBeNull();
    expect(table.model().prompt).not.toBeNull();
  });

  test('before the curtain it shows the table that everybody saw, and the curtain is back after it', async () => {
    const table = await controlled(TWO);
    const told = lines(table);
    table.intents.replay(told);
    expect(table.model().cover).toBeNull();
    expect(table.model().view.viewer).toBe(-1);
    await table.press('now');
    expect(table.store.getState().past).toBeNull();
    expect(table.model().cover?.type).toBe('curtain');
    // A running timer brings nothing back.
    table.intents.replayNext({ lines: told, at: 0 });
    expect(table.store.getState().past).toBeNull();
    expect(table.model().cover?.type).toBe('curtain');
  });
});

describe('looking back', () => {
  test('a line of the log shows its table, and the button leads back to now', async () => {
    const table = await controlled(ALONE);
    const entry = table.model().log.at(-1);
    if (entry === undefined) throw new Error('Nothing happened yet');
    const card = aCard(table, true);
    const line = { id: entry.id, choice: entry.choice, text: 'Ada did this', card };
    table.intents.showMoment(line);
    const { scene, panel, prompt } = table.model();
    expect(scene.past).toBe(true);
    expect(scene.selected).toBe(card);
    expect(panel?.detail).toBe('Ada did this');
    expect(prompt).toBeNull();
    expect(buttons(table)).toEqual(['backToNow']);
    await table.press('now');
    expect(table.model().scene.past).toBe(false);
    expect(table.model().prompt).not.toBeNull();
  });
});

describe('the game is over', () => {
  async function over(): Promise<Controlled> {
    // Nothing to hire: the only action draws the last card.
    const laid = { you: { gallery: ['Tower'] }, doing: 'Monk', restOfDeck: 1 } as const;
    const table = await controlled({ ...ALONE, laid });
    await table.press('pray');
    expect(table.store.getState().status).toBe('over');
    return table;
  }

  test('the table stays until a tap, and says what ended the game', async () => {
    const table = await over();
    const { cover, panel } = table.model();
    expect(cover).toBeNull();
    expect(panel?.detail).toBe('The deck ran out.');
    expect(panel?.buttons.map((button) => button.label)).toEqual(['Count the points']);
    await table.press('result');
    expect(table.model().cover?.type).toBe('end');
  });

  test('the result covers the table; it can be put aside and shown again', async () => {
    const table = await over();
    await table.press('result');
    expect(table.model().cover?.type).toBe('end');
    table.intents.showTable();
    expect(table.model().cover).toBeNull();
    expect(buttons(table)).toEqual(['showResult']);
    await table.press('result');
    expect(table.model().cover?.type).toBe('end');
  });
});

describe('what is drawn again', () => {
  test('the same situation gives the same parts', async () => {
    const table = await controlled(ALONE);
    const { decision: _, prompt: __, ...before } = table.model();
    const game = table.store.getState();
    // The store makes a new view at every step.
    table.store.setState({
      view: structuredClone(game.view),
      scores: structuredClone(game.scores),
    });
    const after = table.model();
    for (const [name, part] of Object.entries(before)) {
      expect([name, after[name as keyof typeof after] === part]).toEqual([name, true]);
    }
  });

  test('opening a sheet leaves the table, its panel and its cards as they were', async () => {
    const table = await controlled(ALONE);
    const before = table.model();
    table.intents.openMenu();
    const after = table.model();
    expect(after.sheets?.open).toEqual({ type: 'menu' });
    expect(after.layout).toBe(before.layout);
    expect(after.scene).toBe(before.scene);
    expect(after.panel).toBe(before.panel);
    expect(after.turnBar).toBe(before.turnBar);
  });
});
