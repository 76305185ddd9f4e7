/** The rulebook, generated from data, with one section open at a time. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Icon, IconButton, Panel, Screen, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { RuleBlock, RuleSection } from '@/locales/en/rulebook';
import { rulebook } from '@/locales/en/rulebook';

function Lines({ items, numbers }: { readonly items: readonly string[]; numbers: boolean }) {
  return (
    <View style={styles.gap}>
      {items.map((item, i) => (
        <View key={item} style={styles.item}>
          <Text tone="quiet" style={styles.bullet}>
            {numbers ? `${i + 1}.` : '·'}
          </Text>
          <Text style={styles.grow}>{item}</Text>
        </View>
      ))}
    </View>
  );
}

function Table({ head, rows }: Extract<RuleBlock, { kind: 'table' }>) {
  const ground = useGround();
  return (
    <View style={[styles.table, { borderColor: ground.control }]}>
      {[head, ...rows].map((row, i) => (
        <View key={i} style={styles.cells}>
          {row.map((cell, j) => (
            <Text key={j} variant={i === 0 ? 'label' : 'fact'} style={styles.cell}>
              {cell}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function Block({ block }: { readonly block: RuleBlock }) {
  const ground = useGround();
  switch (block.kind) {
    case 'text':
      return <Text>{block.text}</Text>;
    case 'list':
    case 'steps':
      return <Lines items={block.items} numbers={block.kind === 'steps'} />;
    case 'table':
      return <Table {...block} />;
    case 'example':
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
    case 'terms':
      return (
        <View style={styles.gap}>
          {block.items.map(({ term, meaning }) => (
            <View key={term}>
              <Text variant="label">{term}</Text>
              <Text>{meaning}</Text>
            </View>
          ))}
        </View>
      );
    case 'questions':
      return (
        <View style={styles.gap}>
          {block.items.map(({ question, answer }) => (
            <View key={question}>
              <Text variant="label">{question}</Text>
              <Text>{answer}</Text>
            </View>
          ))}
        </View>
      );
  }
}

function Section({ section }: { readonly section: RuleSection }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel style={styles.panel}>
      <Tap
        testID={`rules-${section.id}`}
        label={section.title}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <Text variant="question" style={styles.grow}>
          {section.title}
        </Text>
        <Icon name={open ? 'minus' : 'plus'} />
      </Tap>
      {open && section.blocks.map((block, i) => <Block key={i} block={block} />)}
    </Panel>
  );
}

export function RulesScreen({ onBack }: { readonly onBack: () => void }) {
  return (
    <Screen testID="rules">
      <View style={styles.column}>
        <View style={styles.row}>
          <IconButton icon="back" label={t('rules.back')} onPress={onBack} testID="rules-back" />
          <Text variant="title">{t('rules.title')}</Text>
        </View>
        {rulebook.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.s, width: '100%', maxWidth: 680, alignSelf: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  panel: { padding: SPACE.m, gap: SPACE.s },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: TOUCH, borderRadius: RADIUS.s },
  grow: { flex: 1 },
  gap: { gap: SPACE.s },
  item: { flexDirection: 'row' },
  bullet: { width: 26 },
  table: { borderWidth: 1, borderRadius: RADIUS.s, padding: SPACE.s, gap: SPACE.xs },
  cells: { flexDirection: 'row', gap: SPACE.s },
  cell: { flex: 1 },
  example: { borderLeftWidth: 3, paddingLeft: SPACE.m, gap: SPACE.xs },
});
