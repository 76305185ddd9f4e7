/** Nothing changes its place from question to question. */
import { headHeight } from '@/components/card/geometry';
import type { Pose, Rect, TableLayout } from '@/components/table/layout';
import { promptNeed } from '@/components/table/prompt/room';
import { layAsked } from '@/components/table/screen/lay-asked';
import type { PlayerView, View } from '@/engine';
import { MAT_ZONES } from '@/engine';

import { askedIn, KINDS } from '../support/questions';
import { crowdedView } from '../support/views';

const PHONES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [568, 320],
  [667, 375],
  [844, 390],
] as const;
const TABLETS = [
  [768, 1024],
  [1024, 768],
  [1180, 820],
] as const;
const SIZES = [...PHONES, ...TABLETS];
/** Smaller screens take room for a question from the temple, in landscape from the log. */
const ROOMY = [...PHONES.slice(1, 4), ...TABLETS];
/** What stands beside nearly every question: the lamp, and "Why?". */
const MARKS = { corner: true, rule: true };
const NOBODY = { question: '', detail: null, buttons: [] };
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

const viewportOf = (width: number, height: number) => ({
  width,
  height,
  insets: NO_INSETS,
  text: 1,
});

/** Nine on the floor, twelve in hand, eight helpers, nine sales, four works a wing. */
function crowd(players: number): View {
  const view = crowdedView(players, 0);
  view.floor = view.floor.slice(0, 9);
  return view;
}

const asked = askedIn(48);

test('questions of every kind are among those asked, with a card chosen and without', () => {
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(new Set(asked.map(({ prompt }) => prompt.selected === null)).size).toBe(2);
});

function zonesOf(l: TableLayout): ReadonlyMap<string, Rect> {
  const [mat] = l.mats.filter(({ player }) => player === 0);
  const bands = Object.entries(l.bands).flatMap(([name, r]) => (r === null ? [] : [[name, r]]));
  const edges = MAT_ZONES.map((zone) => [zone, mat?.[zone]]);
  return new Map([...bands, ...edges, ['deck', l.deck]] as [string, Rect][]);
}

const HAIR = 0.01;
/** Height that a question of two lines with a detail saves in smaller type. */
const SLACK = 10;

/** Whether a zone moved by more than it grew or shrank. */
function strays(before: Rect, now: Rect): boolean {
  const off = (a: number, b: number, grown: number) => Math.abs(b - a) > Math.abs(grown) + HAIR;
  return off(before.x, now.x, now.w - before.w) || off(before.y, now.y, now.h - before.h);
}

const isSame = (a: Rect, b: Rect) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

describe.each(SIZES)('at %i×%i', (width, height) => {
  const viewport = viewportOf(width, height);

  test.each([2, 5])('no zone moves by more than it grows, %i players', (players) => {
    const view = crowd(players);
    const plain = zonesOf(layAsked(view, viewport, 0, NOBODY, null).layout);
    const found = new Set<string>();
    for (const { kind, prompt } of asked) {
      const now = zonesOf(layAsked(view, viewport, 0, { ...prompt, ...MARKS }, prompt).layout);
      const grown = (now.get('prompt')?.h ?? 0) - (plain.get('prompt')?.h ?? 0);
      for (const [zone, before] of plain) {
        const after = now.get(zone);
        // In landscape a phone gives the log's place to a long question.
        if (after === undefined) {
          if (zone !== 'log') found.add(`${zone} is gone for ${kind}`);
        } else if (['bench', 'gallery', 'giftShop'].includes(zone)) {
          // A long question pushes up the temple's lower edge, and works that would lose their lines with it.
          if (Math.abs(after.y - before.y) > grown + HAIR) found.add(`${zone} moves for ${kind}`);
        } else if (strays(before, after)) found.add(`${zone} moves for ${kind}`);
      }
      for (const zone of ['turnBar', 'opponents', 'floor', 'hand', 'deck', 'task']) {
        const [before, after] = [plain.get(zone), now.get(zone)];
        if (before !== undefined && after !== undefined && !isSame(before, after))
          found.add(`${zone} changes for ${kind}`);
      }
    }
    expect([...found]).toEqual([]);
  });

  test('the cards on the floor and in hand lie still and are as large, whatever is asked', () => {
    const view = crowd(4);
    const me = view.players[0] as PlayerView;
    const cards = [...view.floor, ...me.hand.known].map((card) => `c${card}`);
    const where = (l: TableLayout) => JSON.stringify(cards.map((key) => l.poses.get(key)));
    const places = asked.map(({ prompt }) =>
      where(layAsked(view, viewport, 0, { ...prompt, ...MARKS }, prompt).layout),
    );
    expect(new Set(places).size).toBe(1);
  });
});

describe.each(ROOMY)('at %i×%i', (width, height) => {
  test.each(KINDS)('the usual question of its kind fits the panel as it is: %s', (kind) => {
    const { prompt } = layAsked(crowd(3), viewportOf(width, height), 0, NOBODY, null).layout.bands;
    const needs = asked
      .filter((one) => one.kind === kind)
      .map((one) => promptNeed({ ...one.prompt, ...MARKS }, prompt?.w ?? 0))
      .sort((a, b) => a - b);
    expect(needs[Math.floor(needs.length / 2)]).toBeLessThanOrEqual((prompt?.h ?? 0) + SLACK);
  });
});

test.each(PHONES.slice(1, 4))('hardly any question moves anything at %i×%i', (width, height) => {
  const { prompt } = layAsked(crowd(3), viewportOf(width, height), 0, NOBODY, null).layout.bands;
  const room = prompt?.h ?? 0;
  const larger = asked.filter(
    (one) => promptNeed({ ...one.prompt, ...MARKS }, prompt?.w ?? 0) > room,
  );
  expect(larger.length).toBeLessThan(asked.length / 20);
});

/** How far this card is visible from its top. */
function seenHead(pose: Pose, all: readonly Pose[]): number {
  const over = all.filter(
    (other) =>
      other.z > pose.z &&
      other.x < pose.x + pose.w - 1 &&
      pose.x < other.x + other.w - 1 &&
      other.y < pose.y + pose.h &&
      pose.y < other.y + other.h,
  );
  return Math.min(pose.h, ...over.map((other) => other.y - pose.y));
}

/** A line of 11 points, or a card's head at a width at which names can be read. */
function isReadable(pose: Pose, all: readonly Pose[]): boolean {
  const least = pose.face === 'slip' ? 13 : headHeight(pose.w);
  const seen = seenHead(pose, all) >= least - HAIR;
  return seen && !pose.buried && (pose.face !== 'full' || pose.w >= 42);
}

describe.each(PHONES)('nothing is hidden at %i×%i', (width, height) => {
  const viewport = viewportOf(width, height);

  test.each([2, 5])(
    'every card of floor, hand and wings shows name, material and value, whatever is asked, %i players',
    (players) => {
      const view = crowd(players);
      const me = view.players[0] as PlayerView;
      const hidden = new Set<string>();
      for (const { prompt } of asked) {
        const { layout: l } = layAsked(view, viewport, 0, { ...prompt, ...MARKS }, prompt);
        for (const cards of [view.floor, me.hand.known, me.gallery, me.giftShop]) {
          const poses = cards.map((card) => l.poses.get(`c${card}`) as Pose);
          if (!poses.every((pose) => isReadable(pose, poses))) hidden.add(prompt.question);
        }
        // Each card in hand has room for a finger.
        for (const card of me.hand.known) {
          if (!l.targets.some(({ id }) => id === `card-${card}`)) hidden.add(`finger: ${card}`);
        }
      }
      expect([...hidden]).toEqual([]);
    },
  );
});

test('a card more or less on the floor or in hand moves no zone, while the hand keeps its rows', () => {
  for (const [width, height] of PHONES.slice(0, 4)) {
    const viewport = viewportOf(width, height);
    const zones = [0, 1, 5, 6, 9, 12].flatMap((floor) =>
      [1, 3, 6].map((hand) => {
        const view = crowdedView(3, 0);
        const me = view.players[0] as PlayerView;
        view.floor = view.floor.slice(0, floor);
        me.hand = { count: hand, known: me.hand.known.slice(0, hand), materials: [] };
        return JSON.stringify([...zonesOf(layAsked(view, viewport, 0, NOBODY, null).layout)]);
      }),
    );
    expect(new Set(zones).size).toBe(1);
  }
});
