/** The order in which a screen reader comes to things on a device, and what it does not come to. */
import { loadYoga, type Yoga } from 'yoga-layout/load';

import type { App } from '../../../e2e/native/app';
import type { Platform } from '../../../e2e/native/device';
import { everythingSpoken } from '../../../e2e/native/ears';
import type { ShadowNode } from '../../../e2e/native/fabric/node';
import { fontOf } from '../../../e2e/native/layout/fonts';
import { LayoutTree } from '../../../e2e/native/layout/tree';
import { Mounter } from '../../../e2e/native/view/mounted';

let yoga: Yoga;
beforeAll(async () => {
  yoga = await loadYoga();
});

let nextTag = 1;
const view = (props: Record<string, unknown>, ...children: ShadowNode[]): ShadowNode => ({
  tag: nextTag++,
  name: 'RCTView',
  surface: 1,
  props,
  instance: null,
  children,
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
}

const placed = ({ x, y, w = 50, h = 40 }: Box) => ({
  position: 'absolute',
  left: x,
  top: y,
  width: w,
  height: h,
});

const button = (label: string, box: Box) =>
  view({
    ...placed(box),
    accessible: true,
    accessibilityRole: 'button',
    accessibilityLabel: label,
  });

function heard(platform: Platform, ...nodes: ShadowNode[]): string[] {
  const layout = new LayoutTree(
    yoga,
    { width: 375, height: 667, scale: 1 },
    () => ({ fontOf, fontScale: 1 }),
    () => undefined,
  );
  layout.commit(nodes);
  const windows = new Mounter({ offsetOf: () => ({ x: 0, y: 0 }) }).mount(layout.surface, 375, 667);
  const app = { device: { platform }, windows: () => windows } as unknown as App;
  return everythingSpoken(app).map(({ name }) => name);
}

describe.each(['android', 'ios'] as const)('on %s', (platform) => {
  test('siblings come row by row, whatever their order in the document', () => {
    const floor = button('floor', { x: 10, y: 200 });
    const right = button('right', { x: 200, y: 20 });
    const left = button('left', { x: 10, y: 30 });
    expect(heard(platform, floor, right, left)).toEqual(['left', 'right', 'floor']);
  });

  test('layers as high as the table come by their left edges, with all that is in them', () => {
    const layer = (left: number, ...inside: ShadowNode[]) =>
      view({ ...placed({ x: left, y: 0, w: 375, h: 667 }), collapsable: false }, ...inside);
    const others = layer(-1, button('Benkei', { x: 10, y: 0 }));
    const question = layer(-2, button('Pray', { x: 10, y: 600 }));
    expect(heard(platform, others, question)).toEqual(['Pray', 'Benkei']);
  });

  test('what is hidden from it is not told, and a labelled view is one thing', () => {
    const card = view(
      { ...placed({ x: 0, y: 0 }), accessible: true, accessibilityLabel: 'Vase, Clay' },
      button('its picture', { x: 0, y: 0 }),
    );
    const under = view(
      {
        ...placed({ x: 0, y: 100 }),
        importantForAccessibility: 'no-hide-descendants',
        accessibilityElementsHidden: true,
      },
      button('under the curtain', { x: 0, y: 0 }),
    );
    expect(heard(platform, under, card)).toEqual(['Vase, Clay']);
  });
});

test('VoiceOver stays inside a modal view; TalkBack needs the rest to be hidden', () => {
  const tree = () => [
    button('table', { x: 0, y: 0 }),
    view(
      { ...placed({ x: 0, y: 100, w: 300, h: 300 }), accessibilityViewIsModal: true },
      button('Close', { x: 0, y: 0 }),
    ),
  ];
  expect(heard('ios', ...tree())).toEqual(['Close']);
  expect(heard('android', ...tree())).toEqual(['table', 'Close']);
});
