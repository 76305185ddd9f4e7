/** "Since your last turn": a line per task, which opens what happened in it; the whole can be replayed. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest } from '@/components/card';
import { SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { Button, Icon, Tap, Text } from '@/components/ui';
import type { CardId } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { playerName } from '../model/cast';
import { digestOf, isBeginning, type DigestBlock, type DigestLine } from '../model/digest';
import { cardOf, toldLines } from '../model/log-line';
import { LogLine, type Told } from './log-line';

interface DigestProps {
  readonly recap: readonly LogEntry[];
  /** Its viewer is the person addressed. */
  readonly cast: Cast;
  /** Null if no past table can be shown. */
  readonly onMoment: ((line: Told) => void) | null;
  readonly onCard: (card: CardId) => void;
  readonly onReplay: (lines: readonly Told[]) => void;
}

function toldOf(entries: readonly LogEntry[], cast: Cast): Told[] {
  return toldLines(entries, cast).map(({ id, choice, event, text }) => ({
    id,
    choice,
    text,
    card: cardOf(event),
  }));
}

function Details({
  entries,
  cast,
  onMoment,
  onCard,
}: DigestProps & { entries: DigestLine['entries'] }) {
  const lines = useMemo(() => toldOf(entries, cast), [entries, cast]);
  return (
    <View style={styles.details}>
      {lines.map((line) => (
        <LogLine key={line.id} line={line} onMoment={onMoment} onCard={onCard} />
      ))}
    </View>
  );
}

function Line(props: DigestProps & { readonly line: DigestLine; readonly of: string }) {
  const { line, of } = props;
  const ground = useGround();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tap
        testID={`digest-${line.id}`}
        label={t('digest.spoken', { name: of, line: line.text })}
        hint={open ? t('digest.less') : t('digest.more')}
        expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.line}
        pressedStyle={{ backgroundColor: `${ground.control}22` }}
      >
        <Text variant="fact" style={styles.words}>
          {line.text}
        </Text>
        <View style={open && styles.turned}>
          <Icon name="next" size={16} />
        </View>
      </Tap>
      {open && <Details {...props} entries={line.entries} />}
    </>
  );
}

function Block(props: DigestProps & { readonly block: DigestBlock }) {
  const { block, cast } = props;
  const { scheme } = useTheme();
  const name = playerName(cast, block.player);
  return (
    <View>
      <View style={styles.head}>
        <Crest
          colour={cast.participants[block.player]?.colour ?? 0}
          size={16}
          onDark={scheme === 'dark'}
        />
        <Text variant="label">{name}</Text>
      </View>
      {block.lines.map((line) => (
        <Line key={line.id} {...props} line={line} of={name} />
      ))}
    </View>
  );
}

export function DigestView(props: DigestProps) {
  const { recap, cast, onReplay } = props;
  const { touched, blocks } = useMemo(() => digestOf(recap, cast), [recap, cast]);
  const all = useMemo(() => toldOf(recap, cast), [recap, cast]);
  if (blocks.length === 0) {
    const nothing = isBeginning(recap) ? 'digest.nothing' : 'digest.nobody';
    return <Text variant="fact">{t(nothing)}</Text>;
  }
  return (
    <View testID="digest" style={styles.digest}>
      {touched.length > 0 && (
        <View testID="digest-touched">
          <Text variant="label">{t('digest.touched')}</Text>
          <Details {...props} entries={touched} />
        </View>
      )}
      {blocks.map((block) => (
        <Block key={block.turn} {...props} block={block} />
      ))}
      <Button
        icon="eye"
        testID="digest-replay"
        label={t('digest.replay')}
        onPress={() => onReplay(all)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  digest: { gap: SPACE.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: TOUCH,
    gap: SPACE.s,
    borderRadius: 6,
  },
  words: { flex: 1 },
  turned: { transform: [{ rotate: '90deg' }] },
  details: { paddingLeft: SPACE.m },
});
