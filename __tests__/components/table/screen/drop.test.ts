import type { PromptButton } from '@/components/table/prompt/model';
import { promptFor } from '@/components/table/prompt/model';
import { cardToDrag } from '@/components/table/board/use-drag';
import { layout as layTable } from '@/components/table/layout';
import { DROP_ZONES, zoneAt, zoneRects, type DropZone } from '@/components/table/layout/drop-zones';
import { dropOn, zonesOf } from '@/components/table/screen/drop';
import type { CardId, Choice } from '@/engine';
import { decision, viewFor } from '@/engine';

import { crowdedView, randomStates } from '../support/views';

const CRANE: CardId = 1;
const VASE: CardId = 30;

const button = (choice: Choice, final = false): PromptButton => ({
  id: JSON.stringify(choice),
  label: choice.do,
  kind: 'secondary',
  does: { type: 'choose', choice },
  final,
});
const read: PromptButton = {
  id: 'read',
  label: 'Read',
  kind: 'plain',
  does: { type: 'inspect', card: CRANE },
  final: false,
};

const of = (...acts: Choice['do'][]) => [
  ...acts.map((act) => button({ do: act, card: CRANE })),
  read,
];
const open = (buttons: readonly PromptButton[]) => [...zonesOf(buttons, CRANE)].sort();

describe('where a card may be dropped', () => {
  test.each<[Choice['do'], DropZone[]]>([
    ['task', ['task']],
    ['hire', ['helpers']],
    ['collect', ['bench']],
    ['sell', ['sales']],
    ['return', ['deck']],
    ['discard', ['floor']],
  ])('%s brings it to %s', (act, zones) => {
    expect(open(of(act))).toEqual(zones);
    for (const zone of DROP_ZONES) {
      const { type } = dropOn(of(act), CRANE, zone, false);
      expect(type).toBe(zones.includes(zone) ? 'act' : 'back');
    }
  });

  test.each<Choice['do']>(['smith', 'craft'])('%s brings it to the wing of each button', (act) => {
    const wings = (['gallery', 'giftShop'] as const).map((wing): PromptButton => ({
      ...button({ do: act, card: CRANE }),
      does: { type: 'choose', choice: { do: act, card: CRANE }, wing },
    }));
    expect(open(wings)).toEqual(['gallery', 'giftShop']);
    expect(dropOn(wings, CRANE, 'giftShop', false)).toEqual({ type: 'act', button: wings[1] });
    expect(dropOn(wings, CRANE, 'task', false)).toEqual({ type: 'back' });
  });

  test.each<Choice['do']>(['show', 'reveal', 'copy', 'use'])(
    '%s has no place of its own',
    (act) => {
      expect(open(of(act))).toEqual([]);
    },
  );

  test('is only what its own acts say, not those of another card', () => {
    expect(open([button({ do: 'hire', card: VASE })])).toEqual([]);
  });

  test('a work that is being completed goes into the wing that is still to be said', () => {
    const wings = (['gallery', 'giftShop'] as const).map((wing) => button({ do: 'wing', wing }));
    expect(open(wings)).toEqual(['gallery', 'giftShop']);
    expect(dropOn(wings, CRANE, 'giftShop', true)).toEqual({ type: 'act', button: wings[1] });
  });
});

describe('what a drop does', () => {
  const toGallery = (act: Choice['do']): PromptButton => ({
    ...button({ do: act, card: CRANE }),
    does: { type: 'choose', choice: { do: act, card: CRANE }, wing: 'gallery' },
  });
  const both = [toGallery('smith'), toGallery('craft'), button({ do: 'return', card: CRANE })];

  test('the one act that leads there', () => {
    expect(dropOn(both, CRANE, 'deck', false)).toEqual({ type: 'act', button: both[2] });
  });

  test('the card is chosen where several acts lead', () => {
    expect(dropOn(both, CRANE, 'gallery', false)).toEqual({ type: 'select' });
  });

  test('nothing outside every zone', () => {
    expect(dropOn(both, CRANE, null, false)).toEqual({ type: 'back' });
  });

  test('whoever wants to be asked again is left with the button of what cannot be undone', () => {
    const last = [button({ do: 'return', card: CRANE }, true)];
    expect(dropOn(last, CRANE, 'deck', true)).toEqual({ type: 'select' });
    expect(dropOn(last, CRANE, 'deck', false).type).toBe('act');
  });
});

describe.each([
  [375, 667],
  [844, 390],
  [768, 1024],
  [1180, 820],
])('on a screen of %i by %i', (width, height) => {
  const viewport = { width, height, insets: { top: 0, right: 0, bottom: 0, left: 0 }, text: 1 };
  const lay = (view: ReturnType<typeof crowdedView>) => layTable(view, viewport, { front: 0 });

  test('every zone of a crowded table is hit in its middle, and beside it within a finger', () => {
    const zones = zoneRects(lay(crowdedView(3, 0)), 0);
    expect([...zones.keys()].sort()).toEqual([...DROP_ZONES].sort());
    for (const [zone, r] of zones) {
      expect(zoneAt(zones, r.x + r.w / 2, r.y + r.h / 2)).toBe(zone);
      expect(zoneAt([[zone, r]], r.x - 12, r.y + r.h / 2)).toBe(zone);
      expect(zoneAt([[zone, r]], r.x - 40, r.y + r.h / 2)).toBeNull();
    }
  });

  test('only cards that can be chosen and lie alone are taken up', () => {
    for (const g of randomStates(2, 5, 40)) {
      const view = viewFor(g, g.current);
      const asked = decision(g);
      if (asked === null) continue;
      const cast = { participants: [], viewer: g.current };
      const layout = layTable(view, viewport, { front: g.current });
      const buttons = (card: CardId) => promptFor({ decision: asked, view, cast }, card).buttons;
      const rules = {
        zones: zoneRects(layout, g.current),
        zonesOf: (card: CardId) => zonesOf(buttons(card), card),
        onDrop: () => false,
      };
      const legal = new Set(asked.choices.map((choice) => choice.card));
      for (const target of layout.targets) {
        const middle = [target.x + target.w / 2, target.y + target.h / 2] as const;
        const taken = cardToDrag(layout.targets, rules, ...middle);
        if (taken === null || asked.kind === 'wing') continue;
        expect(legal).toContain(taken);
        expect(target.kind === 'card' && target.cards).toContain(taken);
      }
    }
  });
});
