/** Applies React Native's style props to a Yoga node. */
import {
  Align,
  BoxSizing,
  Direction,
  Display,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  Overflow,
  PositionType,
  Wrap,
  type Node as YogaNode,
} from 'yoga-layout/load';

import type { Bag } from '../runtime/realm';

type Length = number | `${number}%`;
type AutoLength = Length | 'auto';
type Setter = (node: YogaNode, value: unknown) => void;

const ALIGN: Record<string, Align> = {
  auto: Align.Auto,
  baseline: Align.Baseline,
  center: Align.Center,
  'flex-end': Align.FlexEnd,
  'flex-start': Align.FlexStart,
  'space-around': Align.SpaceAround,
  'space-between': Align.SpaceBetween,
  'space-evenly': Align.SpaceEvenly,
  stretch: Align.Stretch,
};
const JUSTIFY: Record<string, Justify> = {
  center: Justify.Center,
  'flex-end': Justify.FlexEnd,
  'flex-start': Justify.FlexStart,
  'space-around': Justify.SpaceAround,
  'space-between': Justify.SpaceBetween,
  'space-evenly': Justify.SpaceEvenly,
};
const FLEX_DIRECTION: Record<string, FlexDirection> = {
  column: FlexDirection.Column,
  'column-reverse': FlexDirection.ColumnReverse,
  row: FlexDirection.Row,
  'row-reverse': FlexDirection.RowReverse,
};
const WRAP: Record<string, Wrap> = {
  nowrap: Wrap.NoWrap,
  wrap: Wrap.Wrap,
  'wrap-reverse': Wrap.WrapReverse,
};
const POSITION: Record<string, PositionType> = {
  absolute: PositionType.Absolute,
  relative: PositionType.Relative,
  static: PositionType.Static,
};
const DISPLAY: Record<string, Display> = {
  flex: Display.Flex,
  none: Display.None,
  contents: Display.Contents,
};
const OVERFLOW: Record<string, Overflow> = {
  visible: Overflow.Visible,
  hidden: Overflow.Hidden,
  scroll: Overflow.Scroll,
};

function oneOf<T>(table: Record<string, T>, value: unknown, what: string): T {
  const found = table[String(value)];
  if (found === undefined) throw new Error(`${what} cannot be "${String(value)}"`);
  return found;
}

const EDGES: readonly (readonly [string, Edge])[] = [
  ['', Edge.All],
  ['Horizontal', Edge.Horizontal],
  ['Vertical', Edge.Vertical],
  ['Left', Edge.Left],
  ['Top', Edge.Top],
  ['Right', Edge.Right],
  ['Bottom', Edge.Bottom],
  ['Start', Edge.Start],
  ['End', Edge.End],
];

const SETTERS: Record<string, Setter> = {
  width: (n, v) => n.setWidth(v as AutoLength),
  height: (n, v) => n.setHeight(v as AutoLength),
  minWidth: (n, v) => n.setMinWidth(v as Length),
  minHeight: (n, v) => n.setMinHeight(v as Length),
  maxWidth: (n, v) => n.setMaxWidth(v as Length),
  maxHeight: (n, v) => n.setMaxHeight(v as Length),
  flex: (n, v) => n.setFlex(v as number),
  flexGrow: (n, v) => n.setFlexGrow(v as number),
  flexShrink: (n, v) => n.setFlexShrink(v as number),
  flexBasis: (n, v) => n.setFlexBasis(v as AutoLength),
  flexDirection: (n, v) => n.setFlexDirection(oneOf(FLEX_DIRECTION, v, 'flexDirection')),
  flexWrap: (n, v) => n.setFlexWrap(oneOf(WRAP, v, 'flexWrap')),
  justifyContent: (n, v) => n.setJustifyContent(oneOf(JUSTIFY, v, 'justifyContent')),
  alignItems: (n, v) => n.setAlignItems(oneOf(ALIGN, v, 'alignItems')),
  alignSelf: (n, v) => n.setAlignSelf(oneOf(ALIGN, v, 'alignSelf')),
  alignContent: (n, v) => n.setAlignContent(oneOf(ALIGN, v, 'alignContent')),
  position: (n, v) => n.setPositionType(oneOf(POSITION, v, 'position')),
  display: (n, v) => n.setDisplay(oneOf(DISPLAY, v, 'display')),
  overflow: (n, v) => n.setOverflow(oneOf(OVERFLOW, v, 'overflow')),
  aspectRatio: (n, v) => n.setAspectRatio(Number(v)),
  gap: (n, v) => n.setGap(Gutter.All, v as number),
  rowGap: (n, v) => n.setGap(Gutter.Row, v as number),
  columnGap: (n, v) => n.setGap(Gutter.Column, v as number),
  direction: (n, v) => n.setDirection(v === 'rtl' ? Direction.RTL : Direction.LTR),
  boxSizing: (n, v) =>
    n.setBoxSizing(v === 'content-box' ? BoxSizing.ContentBox : BoxSizing.BorderBox),
};

for (const [suffix, edge] of EDGES) {
  SETTERS[`margin${suffix}`] = (n, v) => n.setMargin(edge, v as AutoLength);
  SETTERS[`padding${suffix}`] = (n, v) => n.setPadding(edge, v as Length);
  SETTERS[`border${suffix}Width`] = (n, v) => n.setBorder(edge, v as number);
  const inset = suffix === '' ? 'inset' : suffix.toLowerCase();
  const name = ['horizontal', 'vertical'].includes(inset) ? `inset${suffix}` : inset;
  SETTERS[name] = (n, v) => n.setPosition(edge, v as Length);
}

/** Yoga itself lets specific edges override general ones. */
export function applyStyle(node: YogaNode, props: Readonly<Bag>): void {
  for (const name of Object.keys(props)) {
    const set = SETTERS[name];
    const value = props[name];
    if (set !== undefined && value !== null && value !== undefined) set(node, value);
  }
}

export const isLayoutProp = (name: string): boolean => name in SETTERS;
