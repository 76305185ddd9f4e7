import type { Pose, Rect, TableLayout, Viewport } from '@/components/table/layout';
import { layout } from '@/components/table/layout';
import { faceGeometry, slipGeometry } from '@/components/card/geometry';
import { contains, overlap } from '@/components/table/layout/geometry';
import { lendFaces } from '@/components/theme/faces';
import { JAPANESE_FACES } from '@/components/theme/japanese-faces';
import type { View } from '@/engine';
import { viewFor, WORK_NAMES } from '@/engine';
import { speak, titleOfWork } from '@/locales';
import { languageCodes, offered, type LanguageCode } from '@/locales/languages';

import { crowdedView, randomStates, SIZES as PROMISED } from '../support/views';

/** Small phones, upright and in landscape, are the tightest. */
const SIZES = [...PROMISED, [667, 375], [320, 568], [568, 320]] as const;

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

const viewport = (width: number, height: number, text = 1): Viewport => ({
  width,
  height,
  insets: NO_INSETS,
  text,
});

const at = (r: Rect) =>
  `${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.w)}×${Math.round(r.h)}`;

/** Everything wrong with a layout, in words. */
function complaints(l: TableLayout, view: View, v: Viewport, player: number): string[] {
  const found: string[] = [];
  const screen = { x: 0, y: 0, w: v.width, h: v.height };
  const bands = Object.entries(l.bands).filter((b): b is [string, Rect] => b[1] !== null);

  for (const [name, band] of bands) {
    if (!contains(screen, band)) found.push(`${name} leaves the screen: ${at(band)}`);
    if (band.w < 40 || band.h < 40) found.push(`${name} is squashed: ${at(band)}`);
  }
  bands.forEach(([name, band], i) => {
    for (const [other, box] of bands.slice(i + 1)) {
      if (overlap(band, box)) found.push(`${name} overlaps ${other}`);
    }
  });

  for (const t of l.targets) {
    if (!contains(screen, t)) found.push(`target ${t.id} leaves the screen: ${at(t)}`);
    if (t.w < 43.5 || t.h < 43.5) found.push(`target ${t.id} is too small: ${at(t)}`);
  }
  l.targets.forEach((t, i) => {
    for (const other of l.targets.slice(i + 1)) {
      if (overlap(t, other)) found.push(`targets ${t.id} and ${other.id} overlap`);
    }
  });

  const band = (name: keyof TableLayout['bands']) => l.bands[name] as Rect;
  const reachable = new Set(l.targets.flatMap((t) => t.cards));
  const me = view.players[player] as View['players'][number];
  const need = (cards: readonly number[], zone: string, box: Rect) => {
    for (const card of cards) {
      const pose = l.poses.get(`c${card}`);
      if (pose === undefined) found.push(`${zone} card ${card} has no pose`);
      else if (!contains(box, pose, 7))
        found.push(`${zone} card ${card} lies outside: ${at(pose)}`);
      if (!reachable.has(card)) found.push(`${zone} card ${card} cannot be reached`);
    }
  };
  need(view.floor, 'floor', band('floor'));
  need(me.hand.known, 'hand', band('hand'));
  for (const zone of ['task', 'helpers', 'bench', 'sales', 'gallery', 'giftShop'] as const) {
    need(me[zone], zone, band('temple'));
  }
  return found;
}

function check(view: View, front: number, label: string, text = 1, promptNeed?: number): string[] {
  const all: string[] = [];
  for (const [width, height] of SIZES) {
    const v = viewport(width, height, text);
    for (const need of promptNeed === undefined ? [undefined, 190] : [promptNeed]) {
      const l = layout(view, v, { front, promptNeed: need });
      for (const line of complaints(l, view, v, front)) {
        all.push(`${label} ${width}×${height} ${need}: ${line}`);
      }
    }
  }
  return all;
}

test.each([2, 3, 4, 5])('%i players, all through random games', (players) => {
  const found: string[] = [];
  for (const seed of [1, 2]) {
    for (const [i, g] of randomStates(players, seed, 40).entries()) {
      const player = i % players;
      found.push(...check(viewFor(g, player), player, `seed ${seed} #${i}`));
    }
  }
  expect(found.slice(0, 12)).toEqual([]);
});

test.each([2, 3, 4, 5])('%i players, a crowded table', (players) => {
  expect(check(crowdedView(players, 0), 0, 'crowd').slice(0, 12)).toEqual([]);
});

test.each([2, 5])('%i players, text at twice its size, crowded or not', (players) => {
  const [begun] = randomStates(players, 1, 1);
  const found = begun === undefined ? ['no game'] : check(viewFor(begun, 0), 0, 'begun', 2);
  expect([...found, ...check(crowdedView(players, 0), 0, 'crowd', 2)].slice(0, 12)).toEqual([]);
});

const OTHERS: readonly LanguageCode[] = [
  ...languageCodes.filter((code) => code !== 'en'),
  'pseudo',
];

describe.each(OTHERS)('in %s', (code) => {
  beforeAll(async () => {
    lendFaces('ja', JAPANESE_FACES);
    speak(code, (await offered(code).load?.()) ?? null);
  });
  afterAll(() => speak('en', null));

  test.each([2, 5])('%i players, crowded or not, at either size of text', (players) => {
    const [begun] = randomStates(players, 1, 1);
    const found = begun === undefined ? ['no game'] : [];
    for (const text of [1, 2]) {
      if (begun !== undefined) found.push(...check(viewFor(begun, 0), 0, 'begun', text));
      found.push(...check(crowdedView(players, 0), 0, 'crowd', text));
    }
    expect(found.slice(0, 12)).toEqual([]);
  });

  test('every name of a work can be read on a card and in a line', () => {
    // Longer names are set narrower; the pseudo language is the longest.
    const [card, line] = code === 'pseudo' ? [0.5, 0.45] : [0.7, 0.65];
    const hard = WORK_NAMES.map(titleOfWork).filter(
      (name) =>
        faceGeometry(80, 112, name).narrow < card || slipGeometry(88, 15, name).narrow < line,
    );
    expect(hard).toEqual([]);
  });
});

test.each([2, 5])('%i players, a question of very many words', (players) => {
  const [begun] = randomStates(players, 1, 1);
  const found = begun === undefined ? ['no game'] : check(viewFor(begun, 0), 0, 'begun', 1, 300);
  for (const text of [1, 2]) found.push(...check(crowdedView(players, 0), 0, 'crowd', text, 300));
  expect(found.slice(0, 12)).toEqual([]);
});

test('a question that takes more lines gets the room for them, at every size', () => {
  const [begun] = randomStates(5, 1, 1);
  const view = viewFor(begun as NonNullable<typeof begun>, 0);
  for (const [width, height] of SIZES) {
    const tall = (promptNeed?: number) =>
      layout(view, viewport(width, height), { front: 0, promptNeed }).bands.prompt?.h ?? 0;
    // A question of two lines, one below it, and buttons with a preview.
    const need = width < 360 ? 140 : 148;
    expect(tall(need)).toBeGreaterThanOrEqual(need);
    // A usual question gets no extra room.
    expect(tall(90)).toBe(tall());
  }
});

test('safe areas are kept free, and text at twice its size still leaves a table', () => {
  const view = crowdedView(3, 0);
  const v: Viewport = {
    width: 390,
    height: 844,
    insets: { top: 47, right: 0, bottom: 34, left: 0 },
    text: 2,
  };
  const l = layout(view, v, { front: 0 });
  expect(complaints(l, view, v, 0)).toEqual([]);
  for (const t of l.targets) {
    expect(t.y).toBeGreaterThanOrEqual(47);
    expect(t.y + t.h).toBeLessThanOrEqual(844 - 34);
  }
});

test('a tucked card lies under the mat: below it, and partly beneath its edge', () => {
  const view = crowdedView(2, 0);
  const l = layout(view, viewport(390, 844), { front: 0 });
  const mat = l.mats.find((m) => m.player === 0);
  expect(mat).toBeDefined();
  for (const card of view.players[0]?.helpers ?? []) {
    const pose = l.poses.get(`c${card}`);
    expect(pose?.z).toBeLessThan(mat?.z ?? 0);
    expect(pose && mat && overlap(pose, mat.mat)).toBe(true);
  }
});

test('the same view always lies the same way', () => {
  const view = crowdedView(3, 1);
  const once = layout(view, viewport(1024, 768), { front: 1 });
  const again = layout(view, viewport(1024, 768), { front: 1 });
  expect([...again.poses]).toEqual([...once.poses]);
});

test.each([
  [360, 640],
  [375, 667],
  [390, 844],
  [844, 390],
  [667, 375],
])(
  'three or four works a wing lie whole, each with its name and value, at %s×%s',
  (width, height) => {
    for (const players of [2, 5]) {
      const view = crowdedView(players, 0);
      const me = view.players[0] as View['players'][number];
      me.hand = { count: 5, known: me.hand.known.slice(0, 5), materials: [] };
      me.giftShop = me.giftShop.slice(0, 3);
      const l = layout(view, viewport(width, height), { front: 0 });
      for (const wing of [me.gallery, me.giftShop]) {
        const poses = wing.map((card) => l.poses.get(`c${card}`) as Pose);
        poses.forEach((a, i) => {
          expect(a.w).toBeGreaterThanOrEqual(a.face === 'slip' ? 64 : 42);
          expect(a.h).toBeGreaterThanOrEqual(a.face === 'slip' ? 13 : 58);
          for (const b of poses.slice(i + 1)) expect(overlap(a, b)).toBe(false);
        });
        // Each can be reached, alone or with its wing.
        for (const card of wing) {
          expect(l.targets.some((t) => t.cards.includes(card))).toBe(true);
        }
      }
    }
  },
);

test('in large text the log beside the table keeps room for its title, which then has two lines', () => {
  const view = crowdedView(5, 0);
  const screen = viewport(768, 1024, 2);
  const TITLE_IN_TWO_LINES = 12 + 2 * 44;
  for (const promptNeed of [0, 240, 400]) {
    const { log } = layout(view, screen, { front: 0, promptNeed }).bands;
    expect(log?.h).toBeGreaterThanOrEqual(TITLE_IN_TWO_LINES);
  }
});
