import { loadYoga, type Yoga } from 'yoga-layout/load';

import type { ShadowNode } from '../../../e2e/native/fabric/node';
import { mergeProps } from '../../../e2e/native/fabric/node';
import { fontOf } from '../../../e2e/native/layout/fonts';
import { measureText, runsOf } from '../../../e2e/native/layout/text';
import { LayoutTree, type LayoutNode } from '../../../e2e/native/layout/tree';
import { isInWindow } from '../../../e2e/native/look';
import { isWithin, touched } from '../../../e2e/native/view/hit';
import { boundsOf, transformOf } from '../../../e2e/native/view/matrix';
import { Mounter, viewsByTag, type Windows } from '../../../e2e/native/view/mounted';

let yoga: Yoga;
beforeAll(async () => {
  yoga = await loadYoga();
});

let nextTag = 1;
const node = (
  name: string,
  props: Record<string, unknown>,
  ...children: ShadowNode[]
): ShadowNode => ({ tag: nextTag++, name, surface: 1, props, instance: null, children });
const view = (props: Record<string, unknown>, ...children: ShadowNode[]) =>
  node('RCTView', props, ...children);
const text = (words: string, props: Record<string, unknown> = {}) =>
  node('RCTText', props, node('RCTRawText', { text: words }));

const SETTING = { fontOf, fontScale: 1 };
const phone = { width: 375, height: 667, scale: 1 };
const NOWHERE = { x: 0, y: 0 };

function tree(): LayoutTree {
  return new LayoutTree(
    yoga,
    phone,
    () => SETTING,
    () => undefined,
  );
}

function mount(layout: LayoutTree): Windows {
  return new Mounter({ offsetOf: () => NOWHERE }).mount(layout.surface, 375, 667);
}

const frameOf = (windows: Windows, testID: string) =>
  [...viewsByTag(windows).values()].find(({ node: n }) => n.props.testID === testID)?.frame;

const topAt = (windows: Windows, x: number, y: number, platform = 'android') =>
  touched(windows, x, y, platform)?.node.props.testID;

describe('layout', () => {
  test('two halves of a row', () => {
    const layout = tree();
    const row = view(
      { flexDirection: 'row', height: 100 },
      view({ flex: 1, testID: 'left' }),
      view({ flex: 1, testID: 'right' }),
    );
    layout.commit([row]);
    expect(frameOf(mount(layout), 'right')).toEqual({ x: 188, y: 0, width: 187, height: 100 });
  });

  test('what a commit no longer says of a view is forgotten', () => {
    const layout = tree();
    const wide = view({ width: 200, height: 50, testID: 'box' });
    layout.commit([wide]);
    layout.commit([{ ...wide, props: mergeProps(wide.props, { width: null }) }]);
    expect(layout.get(wide.tag)?.box.width).toBe(375);
  });

  test('a commit names what is new, the outer before the inner, and knows the modals that are there', () => {
    const layout = tree();
    const inner = view({ testID: 'inner' });
    const outer = view({ testID: 'outer' }, inner);
    const ids = (nodes: readonly LayoutNode[]) => nodes.map(({ props }) => props.testID);
    expect(ids(layout.commit([outer]))).toEqual(['outer', 'inner']);
    const sheet = node('ModalHostView', { testID: 'sheet' });
    expect(ids(layout.commit([{ ...outer, children: [inner, sheet] }]))).toEqual(['sheet']);
    expect(ids(layout.modalHosts)).toEqual(['sheet']);
    expect(layout.commit([outer])).toEqual([]);
    expect(layout.modalHosts).toEqual([]);
    expect(layout.get(sheet.tag)).toBeUndefined();
  });

  test('an animation has the last word until it lets go', () => {
    const layout = tree();
    const box = view({ width: 100, height: 50, testID: 'box' });
    layout.commit([box]);
    layout.overlay(box.tag, { transform: [{ translateX: 30 }] });
    expect(frameOf(mount(layout), 'box')?.x).toBe(30);
    layout.commit([{ ...box }]);
    expect(frameOf(mount(layout), 'box')?.x).toBe(30);
    layout.release(box.tag, ['transform']);
    expect(frameOf(mount(layout), 'box')?.x).toBe(0);
  });

  test('what is kept from look to look is what a first look finds', () => {
    const layout = tree();
    const offset = { x: 0, y: 0 };
    const scrolled = { offsetOf: (tag: number) => (tag === list.tag ? { ...offset } : NOWHERE) };
    const leaf = view({ height: 40, testID: 'leaf' });
    const list = view({ overflow: 'scroll', height: 100, testID: 'list' }, leaf);
    const beside = view({ height: 20, opacity: 0.5 }, view({ height: 10, testID: 'beside' }));
    const kept = new Mounter(scrolled);
    const expectSame = (width = 375) => {
      const fresh = new Mounter(scrolled).mount(layout.surface, width, 667);
      expect(kept.mount(layout.surface, width, 667)).toEqual(fresh);
      return frameOf(fresh, 'leaf');
    };
    layout.commit([list, beside]);
    expect(expectSame()?.y).toBe(0);
    layout.overlay(leaf.tag, { transform: [{ translateY: 7 }] });
    expect(expectSame()?.y).toBe(7);
    offset.y = 5;
    layout.touch(layout.get(list.tag) as LayoutNode);
    expect(expectSame()?.y).toBe(2);
    layout.commit([{ ...beside, props: { height: 60 } }, list]);
    expect(expectSame()?.y).toBe(62);
    layout.commit([{ ...list, children: [] }]);
    expect(expectSame(200)).toBeUndefined();
  });
});

describe('text', () => {
  const lines = (words: string, room: number, most = 0) =>
    measureText(runsOf(text(words, { fontSize: 17, lineHeight: 26 }), SETTING), room, most);

  test('is as wide as the letters of the bundled font', () => {
    const { width, height } = lines('Choose your task', 500);
    expect(width).toBeGreaterThan(115);
    expect(width).toBeLessThan(150);
    expect(height).toBe(26);
  });

  test('is broken at spaces, and a space at the end of a line takes no room', () => {
    const whole = lines('Choose your', 500).width;
    expect(lines('Choose your task', whole).lines).toBe(2);
    expect(lines('Choose your task', whole).height).toBe(52);
  });

  test('shows no more lines than it may, and knows how many there are', () => {
    const box = lines('One two three four five six seven', 60, 2);
    expect(box.height).toBe(52);
    expect(box.lines).toBeGreaterThan(2);
  });

  test('says when a word does not fit', () => {
    expect(lines('Schifffahrt', 20).brokenWord).toBe(true);
    expect(lines('ab', 60).brokenWord).toBe(false);
  });

  test('grows with the text of the device, as far as it may', () => {
    const grown = { fontOf, fontScale: 3 };
    const [run] = runsOf(text('a', { fontSize: 10, maxFontSizeMultiplier: 2 }), grown);
    expect(run?.size).toBe(20);
    const [fixed] = runsOf(text('a', { fontSize: 10, allowFontScaling: false }), grown);
    expect(fixed?.size).toBe(10);
  });
});

describe('a finger', () => {
  test('touches what lies on top, by z and by order', () => {
    const layout = tree();
    const at = { position: 'absolute', left: 0, top: 0, width: 100, height: 100 };
    layout.commit([view({ ...at, zIndex: 2, testID: 'above' }), view({ ...at, testID: 'below' })]);
    expect(topAt(mount(layout), 50, 50)).toBe('above');
  });

  test('goes through what takes no touches, but not through its children', () => {
    const layout = tree();
    const at = { position: 'absolute', left: 0, top: 0, width: 100, height: 100 };
    layout.commit([
      view({ ...at, testID: 'table' }),
      view({ ...at, pointerEvents: 'none', testID: 'picture' }),
      view(
        { ...at, pointerEvents: 'box-none', testID: 'frame' },
        view({ width: 20, height: 20, testID: 'button' }),
      ),
    ]);
    expect(topAt(mount(layout), 50, 50)).toBe('table');
    expect(topAt(mount(layout), 10, 10)).toBe('button');
  });

  test('does not reach what is cut off, nor what lies under a modal', () => {
    const layout = tree();
    const inner = view({ marginTop: 80, width: 50, height: 50, testID: 'hidden' });
    const box = view({ height: 60, overflow: 'hidden', testID: 'box' }, inner);
    layout.commit([box]);
    expect(topAt(mount(layout), 10, 90)).toBeUndefined();
    layout.commit([
      { ...box },
      node('RCTModalHostView', { visible: true, testID: 'modal' }, view({ flex: 1 })),
    ]);
    const windows = mount(layout);
    expect(isWithin(touched(windows, 10, 10, 'ios'), inner.tag)).toBe(false);
    expect(windows.modals).toHaveLength(1);
  });

  test('finds a moved and a turned view where it is drawn, with the room around it', () => {
    const layout = tree();
    const size = { position: 'absolute', width: 40, height: 10 };
    layout.commit([
      view({ ...size, top: 100, left: 50, testID: 'moved', hitSlop: { left: 5 } }),
      view({ ...size, top: 300, left: 50, testID: 'turned', transform: [{ rotate: '90deg' }] }),
    ]);
    const windows = mount(layout);
    expect(topAt(windows, 46, 105)).toBe('moved');
    expect(topAt(windows, 44, 105)).toBeUndefined();
    expect(topAt(windows, 90, 105)).toBeUndefined();
    // Turned about its middle it stands upright.
    expect(topAt(windows, 70, 290)).toBe('turned');
    expect(topAt(windows, 52, 305)).toBeUndefined();
  });

  test('on iOS passes over what cannot be seen', () => {
    const layout = tree();
    const at = { position: 'absolute', left: 0, top: 0, width: 100, height: 100 };
    layout.commit([view({ ...at, testID: 'seen' }), view({ ...at, opacity: 0, testID: 'ghost' })]);
    expect(topAt(mount(layout), 5, 5, 'ios')).toBe('seen');
    expect(topAt(mount(layout), 5, 5, 'android')).toBe('ghost');
  });
});

describe('views of a device', () => {
  test('what draws nothing is no view', () => {
    const layout = tree();
    layout.commit([view({}, view({ padding: 5 }, view({ testID: 'only', height: 10 })))]);
    expect([...viewsByTag(mount(layout)).keys()]).toHaveLength(1);
  });

  test('what is cut off, or has not slid in yet, is not in the window', () => {
    const layout = tree();
    const at = (top: number) => ({ position: 'absolute', top, width: 100, height: 40 });
    layout.commit([
      view({ ...at(650), testID: 'peeping' }),
      view({ ...at(667), testID: 'below' }),
      view({ ...at(300), testID: 'sliding', transform: [{ translateY: 400 }] }),
      view(
        { height: 60, overflow: 'scroll' },
        view({ height: 60, testID: 'first' }),
        view({ height: 60, testID: 'second' }),
      ),
    ]);
    const views = [...viewsByTag(mount(layout)).values()].filter(isInWindow);
    const ids = views.flatMap(({ node: n }) => n.props.testID ?? []);
    expect(ids.sort()).toEqual(['first', 'peeping']);
  });

  test('of a stack of screens only the topmost is in the window', () => {
    const layout = tree();
    const screen = (testID: string) =>
      node('RNSScreen', { position: 'absolute', top: 0, bottom: 0 }, view({ testID, height: 10 }));
    layout.commit([node('RNSScreenStack', { flex: 1 }, screen('start'), screen('game'))]);
    const shown = [...viewsByTag(mount(layout)).values()];
    const ids = shown.flatMap(({ node: n }) => n.props.testID ?? []);
    expect(ids).toEqual(['game']);
  });

  test('a transform turns and scales about its origin', () => {
    const half = transformOf({ transform: [{ scale: 0.5 }] }, 100, 40);
    expect(boundsOf(half, 100, 40)).toEqual({ x: 25, y: 10, width: 50, height: 20 });
    const corner = { transform: [{ scaleX: 2 }], transformOrigin: 'top left' };
    expect(boundsOf(transformOf(corner, 100, 40), 100, 40).width).toBe(200);
    expect(boundsOf(transformOf(corner, 100, 40), 100, 40).x).toBe(0);
    expect(() => transformOf({ transform: [{ skewX: '3deg' }] }, 1, 1)).toThrow('skewX');
  });
});
