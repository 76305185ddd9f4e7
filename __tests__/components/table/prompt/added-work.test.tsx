/**
 * A 55th work is added by its file, its words and its drawing, one line in each of three lists, and
 * nothing else. `npm run faces` makes the pictures for devices from them.
 */
import { render } from '@testing-library/react-native';

import { FullFace } from '@/components/card';
import { ART } from '@/components/card/art';
import { nameOf } from '@/components/card/identity';
import { rulebook } from '@/components/screens/rules/book';
import type { Cast } from '@/components/table/model/cast';
import { logLine } from '@/components/table/model/log-line';
import { promptFor, whyNot } from '@/components/table/prompt/model';
import { ThemeProvider } from '@/components/theme';
import type { Choice, Decision, WorkName } from '@/engine';
import {
  apply,
  decision,
  deserialize,
  newGame,
  serialize,
  viewFor,
  WORK_NAMES,
  WORKS_PER_DECK,
} from '@/engine';

import { modules } from '../../../../scripts/faces/modules';
import { pictures } from '../../../../scripts/faces/pictures';
import { checkInvariants } from '../../../engine/support/invariants';
import type { Situation, Table } from '../../../engine/support/table';
import { cardNamed, table } from '../../../engine/support/table';
import { art } from '../../../fixtures/lantern/art';
import { dice } from '../support/views';

jest.mock('../../../../engine/cards', () => {
  const { WORKS } = jest.requireActual('../../../../engine/cards') as {
    WORKS: readonly { name: string }[];
  };
  const { lantern } = jest.requireActual('../../../fixtures/lantern/work') as {
    lantern: { name: string };
  };
  const all = [...WORKS];
  all.splice(WORKS.findIndex(({ name }) => name === 'Lampshade') + 1, 0, lantern);
  return { WORKS: all, WORK_NAMES: all.map(({ name }) => name) };
});

jest.mock('../../../../locales/en/works', () => {
  const actual = jest.requireActual('../../../../locales/en/works') as { works: object };
  const { words } = jest.requireActual('../../../fixtures/lantern/words') as { words: object };
  return { works: { ...actual.works, Lantern: words } };
});

jest.mock('../../../../components/card/art', () => {
  const actual = jest.requireActual('../../../../components/card/art') as { ART: object };
  const drawn = jest.requireActual('../../../fixtures/lantern/art') as { art: object };
  return { ART: { ...actual.ART, Lantern: drawn.art } };
});

/** As `npm run faces` would write it; the last test checks that. */
jest.mock('../../../../components/card/pictures', () => {
  const actual = jest.requireActual('../../../../components/card/pictures') as {
    WORKS: Record<'table' | 'large', object>;
  };
  const { table, large } = actual.WORKS;
  const Lantern = () => 1;
  return { ...actual, WORKS: { table: { ...table, Lantern }, large: { ...large, Lantern } } };
});

/** The compiler knows only the 54. */
const LANTERN = 'Lantern' as WorkName;
const CAST: Cast = {
  viewer: 0,
  participants: ['Aiko', 'Ben'].map((name, colour) => ({ name, kind: 'person', colour })),
};

const MORNING: Situation = {
  you: { gallery: [LANTERN], bench: ['Vase', 'Fan'], helpers: ['Bowl'], hand: ['Robe'] },
  left: { bench: ['Jar'] },
  deckTop: ['Cup'],
  at: 'morning',
};

const promptOf = (t: Table, selection: number | null = null) =>
  promptFor({ decision: t.decision, view: t.viewOf('you'), cast: CAST }, selection);

const labels = (t: Table, selection: number | null = null) =>
  promptOf(t, selection).buttons.map(({ label }) => label);

test('it has its place in the alphabet, and a card of its own in each deck', () => {
  expect(WORKS_PER_DECK).toBe(55);
  expect(WORK_NAMES.indexOf(LANTERN)).toBe(WORK_NAMES.indexOf('Lampshade') + 1);
  expect([2, 4].map((players) => newGame({ players, seed: 'lit' }).known.length)).toEqual([
    55, 110,
  ]);
  expect(nameOf(cardNamed(LANTERN) + 55)).toBe('Lantern');
});

test('it is offered and asks in its own words, and marks what it asks for', () => {
  const t = table(MORNING);
  expect(labels(t)).toContain('Lantern: light the top card');
  t.use(LANTERN);
  expect(t.decision).toMatchObject({
    kind: 'work',
    ask: { pick: 'bench', act: 'hire', material: 'clay', may: 'decline' },
    via: cardNamed(LANTERN),
  });
  const prompt = promptOf(t);
  expect(prompt.question).toBe('Cup shines. Hire a Potter from your bench?');
  expect(prompt.detail).toBe('It leaves the bench.');
  expect([...prompt.choosable]).toEqual([cardNamed('Vase')]);
  expect(labels(t)).toEqual(['Hire Vase', 'Hire nobody']);
  expect(labels(t, cardNamed('Vase'))).toContain('Hire Vase');
});

test('"why not?" follows from what it asks', () => {
  const t = table(MORNING).use(LANTERN);
  const why = (card: WorkName) => whyNot(t.decision, cardNamed(card));
  expect(why('Fan')).toBe('Only Clay fits here; Fan is Paper.');
  expect(why('Jar')).toBe('Jar is not yours. Choose a marked card.');
  expect(why('Robe')).toBe('Robe does not fit. Choose a card on your craft bench.');
  expect(why(LANTERN)).toBe('Lantern is being used: answer with a marked card or a button.');
});

test('it does what it says, or nothing if it is declined', () => {
  const hired = table(MORNING).use(LANTERN).hire('Vase');
  expect(hired.you.helpers).toEqual(['Bowl', 'Vase']);
  expect(hired.you.bench).toEqual(['Fan']);
  expect(hired.events.map((event) => logLine(event, CAST))).toContain('You use Lantern');
  const declined = table(MORNING).use(LANTERN).pass();
  expect(declined.you.bench).toEqual(['Vase', 'Fan']);
  expect(declined.floor).toEqual(['Cup']);
  declined.expectNothingPending();
});

test('a copy of it asks the same, and only cards that match are asked for', () => {
  const kite = table({
    ...MORNING,
    you: { gallery: ['Kite'], bench: ['Vase'], hand: ['Robe'] },
    left: { giftShop: [LANTERN] },
  });
  kite.use('Kite', { card: 'Robe' }).bench('left').use('Kite');
  expect(promptOf(kite).question).toBe('Cup shines. Hire a Potter from your bench?');
  const paper = table({ ...MORNING, deckTop: ['Bell'] }).use(LANTERN);
  expect(paper.decision.kind).toBe('newTask');
});

test('whole games are played with it, saved and opened at each of its questions', () => {
  let asked = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const roll = dice(seed);
    let g = newGame({ players: 2 + (seed % 4), seed: `lantern-${seed}` });
    for (let d: Decision | null; (d = decision(g)) !== null;) {
      if (d.kind === 'work' && d.ask.pick === 'bench') {
        asked++;
        g = deserialize(serialize(g));
        expect(
          promptFor(
            { decision: d, view: viewFor(g, d.player), cast: cast(g.players.length, d.player) },
            null,
          ).question,
        ).toMatch(/ shines\. /);
      }
      const works = d.choices.filter((c) => ['smith', 'craft', 'use', 'wing'].includes(c.do));
      const lit = works.filter((c) =>
        [c.via, c.card].some((card) => card !== undefined && nameOf(card) === LANTERN),
      );
      const from =
        [lit, works, d.choices].find(
          (list) => list.length > 0 && (list !== works || roll() < 0.7),
        ) ?? d.choices;
      g = apply(g, from[Math.floor(roll() * from.length)] as Choice).state;
    }
    checkInvariants(g);
  }
  expect(asked).toBeGreaterThan(0);
});

function cast(players: number, viewer: number): Cast {
  const names = ['Aiko', 'Ben', 'Chie', 'Daigo', 'Emi'].slice(0, players);
  return {
    viewer,
    participants: names.map((name, colour) => ({ name, kind: 'person', colour })),
  };
}

test('the rulebook lists it by material and by moment', () => {
  const rows = rulebook().flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
  );
  const listed = rows.filter((row) => row.some((cell) => cell.split(', ').includes(LANTERN)));
  expect(listed.map(([head, , , number = '']) => [head, number])).toEqual([
    ['Stone', '12'],
    ['In your Morning', ''],
  ]);
});

test('its card has its name, and its drawing becomes a picture for devices', () => {
  expect(ART[LANTERN]).toBe(art);
  const { getByText } = render(
    <ThemeProvider>
      <FullFace card={cardNamed(LANTERN)} w={120} h={168} />
    </ThemeProvider>,
  );
  expect(getByText('Lantern')).toBeOnTheScreen();
  const made = pictures().filter(({ path }) => path.endsWith('/lantern'));
  expect(made.map(({ path }) => path)).toEqual(['works/lantern', 'large/lantern']);
  for (const { svg } of made) expect(svg).toContain('M31 17 H69 V83 H31 Z');
  expect(modules()['components/card/pictures.ts']).toContain(
    "Lantern: () => require('@/assets/faces/works/lantern.webp')",
  );
});
