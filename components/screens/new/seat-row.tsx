/** One seat: its name and colour, who plays there, and its place at the table. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest } from '@/components/card';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import { Choices, Field, Grip, Icon, IconButton, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { Seat } from '@/store/people';
import { isolated, legible, whileTyped } from '@/store/people/names';

import type { Manner, Plays } from './setup';
import { LEVELS, mannerOf, MANNERS, playsOf } from './setup';

const PLAYS: readonly Plays[] = ['person', ...LEVELS];
/** Long enough for any allowed name in any script. */
const MOST_TYPED = 200;

export interface SeatHandlers {
  readonly onName: (at: number, name: string) => void;
  readonly onPlays: (at: number, plays: Plays) => void;
  readonly onManner: (at: number, manner: Manner) => void;
  readonly onColour: (at: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onStep: (at: number, step: 1 | -1, by: 'grip' | 'up' | 'down') => void;
  readonly onDrag: (at: number, dy: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
  readonly onHeight: (at: number, height: number) => void;
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly removable: boolean;
  /** The partner's name in a team game. */
  readonly partner: string | null;
  readonly held: boolean;
  readonly shift: number;
  readonly handlers: SeatHandlers;
}

/** Shows a computer's playing style; a tap lets you change it. */
function MannerTap(props: SeatRowProps & { readonly onPress: () => void }) {
  const words = t('new.manner', { manner: t(`manner.${mannerOf(props.seat)}`) });
  return (
    <Tap
      testID={`new-manner-${props.index}`}
      label={words}
      hint={t('new.mannerHint')}
      onPress={props.onPress}
      style={styles.manner}
    >
      <Text variant="fact" style={styles.shrink}>
        {words}
      </Text>
      <Icon name="next" size={16} />
    </Tap>
  );
}

function Manners({ seat, name, index, handlers }: SeatRowProps) {
  const manner = mannerOf(seat);
  return (
    <Choices
      label={t('new.mannerOf', { name })}
      help={t(`manner.${manner}.help`)}
      testID={`new-manner-${index}`}
      value={manner}
      options={MANNERS.map((value) => ({ value, label: t(`manner.${value}`) }))}
      onChange={(value) => handlers.onManner(index, value)}
    />
  );
}

/** Buttons that do what dragging does, and one that takes the seat away. */
function Tools({ name, index, count, removable, handlers }: SeatRowProps) {
  return (
    <View style={styles.tools}>
      {index > 0 && (
        <IconButton
          icon="up"
          label={t('new.moveUp', { name })}
          onPress={() => handlers.onStep(index, -1, 'up')}
          testID={`new-up-${index}`}
        />
      )}
      {index < count - 1 && (
        <IconButton
          icon="down"
          label={t('new.moveDown', { name })}
          onPress={() => handlers.onStep(index, 1, 'down')}
          testID={`new-down-${index}`}
        />
      )}
      {removable && (
        <IconButton
          icon="close"
          label={t('new.remove', { name })}
          onPress={() => handlers.onRemove(index)}
          testID={`new-remove-${index}`}
        />
      )}
    </View>
  );
}

function NameRow({ seat, name, index, count, handlers, typed }: SeatRowProps & { typed: string }) {
  const { scheme } = useTheme();
  return (
    <View style={styles.row}>
      <Grip
        testID={`new-grip-${index}`}
        label={t('new.move', { name, seat: index + 1, of: count })}
        hint={t('new.moveHint')}
        up={index > 0 ? t('new.moveUp', { name }) : null}
        down={index < count - 1 ? t('new.moveDown', { name }) : null}
        onStep={(step) => handlers.onStep(index, step, 'grip')}
        onDrag={(dy) => handlers.onDrag(index, dy)}
        onDrop={handlers.onDrop}
        onCancel={handlers.onCancel}
      />
      <Tap
        testID={`new-colour-${index}`}
        label={t('new.colour', { name })}
        onPress={() => handlers.onColour(index)}
        style={styles.crest}
      >
        <Crest colour={seat.colour} size={28} onDark={scheme === 'dark'} />
      </Tap>
      <Field
        testID={`new-name-${index}`}
        label={t('new.name', { n: index + 1 })}
        value={typed}
        most={MOST_TYPED}
        onChange={(text) => handlers.onName(index, whileTyped(text))}
      />
      {seat.kind === 'ai' && (
        <View style={styles.mark}>
          <Icon name="machine" size={20} />
        </View>
      )}
    </View>
  );
}

export function SeatRow(props: SeatRowProps) {
  const { seat, index, partner, held, shift, handlers } = props;
  const { surface } = useTheme().tokens;
  // For speech and sentences; the field shows what is typed.
  const name = isolated(legible(props.name));
  const said = { ...props, name };
  const [asksManner, setAsksManner] = useState(false);
  const isComputer = seat.kind === 'ai';
  return (
    <View
      testID={`new-seat-${index}`}
      onLayout={({ nativeEvent }) => handlers.onHeight(index, nativeEvent.layout.height)}
      style={[
        styles.seat,
        { borderColor: surface.rule, backgroundColor: surface.fill },
        shift !== 0 && { transform: [{ translateY: shift }] },
        held && styles.held,
      ]}
    >
      <NameRow {...said} typed={props.name} />
      <Choices
        label={t('new.who', { name })}
        quiet
        testID={`new-plays-${index}`}
        value={playsOf(seat)}
        options={PLAYS.map((value) => ({
          value,
          label: value === 'person' ? t('new.person') : t(`level.${value}`),
        }))}
        onChange={(plays) => {
          if (plays === 'person') setAsksManner(false);
          handlers.onPlays(index, plays);
        }}
      />
      {isComputer && asksManner && <Manners {...said} />}
      <View style={styles.below}>
        <View style={styles.facts}>
          {partner !== null && (
            <View style={styles.partner} testID={`new-partner-of-${index}`}>
              <Icon name="partner" size={18} />
              <Text variant="fact" style={styles.shrink}>
                {t('new.partner', { name: partner })}
              </Text>
            </View>
          )}
          {isComputer && !asksManner && <MannerTap {...said} onPress={() => setAsksManner(true)} />}
        </View>
        <Tools {...said} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: SPACE.s, paddingVertical: SPACE.s, borderTopWidth: StyleSheet.hairlineWidth },
  held: { zIndex: 2, opacity: 0.92 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },

  crest: {
    width: TOUCH,
    height: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    marginLeft: -SPACE.s,
  },
  below: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.s },
  facts: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m },
  partner: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, minHeight: TOUCH },
  mark: { flexShrink: 0 },
  shrink: { flexShrink: 1 },
  tools: { flexDirection: 'row', gap: SPACE.xs, marginLeft: 'auto' },
  manner: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: SPACE.xs,
    minHeight: TOUCH,
    paddingRight: SPACE.s,
  },
});
