/** A paragraph, list, table or example of the rulebook. */
import type { ReactNode, Ref } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { RADIUS, SPACE, useGround, useTextSize } from '@/components/theme';
import { Text } from '@/components/ui';
import type { RuleBlock } from '@/locales/rulebook';

interface ItemProps {
  /** The part that a link leads to; it is marked and scrolled to. */
  readonly aimed: boolean;
  readonly part: Ref<View>;
  readonly children: ReactNode;
}

/** Marked by a bar and a tint, if a link leads here. */
export function Aim({ aimed, part, children }: ItemProps) {
  const ground = useGround();
  if (!aimed) return children;
  return (
    <View
      ref={part}
      testID="rules-aimed"
      collapsable={false}
      style={[
        styles.aimed,
        { borderColor: ground.choosable, backgroundColor: `${ground.choosable}1F` },
      ]}
    >
      {children}
    </View>
  );
}

interface BlockProps<Kind extends RuleBlock['kind']> {
  readonly block: Extract<RuleBlock, { kind: Kind }>;
  /** The item that a link leads to. */
  readonly item: number | null;
  readonly part: Ref<View>;
}

function Lines({ block, item, part }: BlockProps<'list' | 'steps'>) {
  return (
    <View style={styles.gap}>
      {block.items.map((text, i) => (
        <Aim key={text} aimed={i === item} part={part}>
          <View style={styles.item}>
            <Text tone="quiet" style={block.kind === 'steps' ? styles.number : styles.bullet}>
              {block.kind === 'steps' ? `${i + 1}.` : '·'}
            </Text>
            <Text style={styles.grow}>{text}</Text>
          </View>
        </Aim>
      ))}
    </View>
  );
}

/** The least width of a column; with less, each row becomes a small list. */
const COLUMN = 96;
const MOST_WIDTH = 600;

function Table({ block, item, part }: BlockProps<'table'>) {
  const { head, rows } = block;
  const ground = useGround();
  const { width, fontScale } = useWindowDimensions();
  const text = Math.max(1, fontScale) * useTextSize();
  const room = Math.min(MOST_WIDTH, width - 2 * (SPACE.l + SPACE.m + SPACE.s));
  const isNarrow = room / head.length < COLUMN * text;
  return (
    <View style={[styles.table, { borderColor: ground.control }]}>
      {!isNarrow && (
        <View style={styles.cells}>
          {head.map((cell) => (
            <Text key={cell} variant="label" style={styles.cell}>
              {cell}
            </Text>
          ))}
        </View>
      )}
      {rows.map((row, i) => (
        <Aim key={row[0]} aimed={i === item} part={part}>
          {isNarrow ? (
            <View>
              <Text variant="label">{row[0]}</Text>
              {row.slice(1).map((cell, j) => (
                <Text key={j} variant="fact">
                  {row.length > 2 ? `${head[j + 1] ?? ''}: ${cell}` : cell}
                </Text>
              ))}
            </View>
          ) : (
            <View style={styles.cells}>
              {row.map((cell, j) => (
                <Text key={j} variant="fact" style={styles.cell}>
                  {cell}
                </Text>
              ))}
            </View>
          )}
        </Aim>
      ))}
    </View>
  );
}

function Example({ block }: { readonly block: Extract<RuleBlock, { kind: 'example' }> }) {
  const ground = useGround();
  return (
    <View style={[styles.example, { borderColor: ground.control }]}>
      <Text variant="label">{block.title}</Text>
      {block.lines.map((line) => (
        <Text key={line} variant="fact">
          {line}
        </Text>
      ))}
    </View>
  );
}

/** A term and its meaning, a question and its answer. */
function Pairs(props: {
  readonly pairs: readonly (readonly [head: string, body: string])[];
  readonly item: number | null;
  readonly part: Ref<View>;
}) {
  const { pairs, item, part } = props;
  return (
    <View style={styles.gap}>
      {pairs.map(([head, body], i) => (
        <Aim key={head} aimed={i === item} part={part}>
          <Text variant="label">{head}</Text>
          <Text>{body}</Text>
        </Aim>
      ))}
    </View>
  );
}

export function Block({ block, item, part }: BlockProps<RuleBlock['kind']>) {
  switch (block.kind) {
    case 'text':
      return <Text>{block.text}</Text>;
    case 'list':
    case 'steps':
      return <Lines block={block} item={item} part={part} />;
    case 'table':
      return <Table block={block} item={item} part={part} />;
    case 'example':
      return <Example block={block} />;
    case 'terms': {
      const pairs = block.items.map(({ term, meaning }) => [term, meaning] as const);
      return <Pairs pairs={pairs} item={item} part={part} />;
    }
    case 'questions': {
      const pairs = block.items.map(({ question, answer }) => [question, answer] as const);
      return <Pairs pairs={pairs} item={item} part={part} />;
    }
  }
}

const styles = StyleSheet.create({
  // In a browser a word breaks only if its text may be narrower than the word.
  grow: { flex: 1, minWidth: 0 },
  gap: { gap: SPACE.s },
  item: { flexDirection: 'row' },
  // A point of the Japanese fonts is as wide as any sign.
  bullet: { minWidth: 14 },
  number: { minWidth: 26 },
  table: { borderWidth: 1, borderRadius: RADIUS.s, padding: SPACE.s, gap: SPACE.s },
  cells: { flexDirection: 'row', gap: SPACE.s },
  cell: { flex: 1, minWidth: 0 },
  example: { borderLeftWidth: 3, paddingLeft: SPACE.m, gap: SPACE.xs },
  // Its bar stands in the margin, so that the text stays where it is.
  aimed: {
    borderLeftWidth: 4,
    borderRadius: RADIUS.s,
    marginHorizontal: -SPACE.s,
    paddingLeft: SPACE.s - 4,
    paddingRight: SPACE.s,
  },
});
