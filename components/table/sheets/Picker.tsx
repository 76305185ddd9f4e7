/** Cards of a pile, a zone or a temple laid out large, to choose from or to read. */
import { StyleSheet, View } from 'react-native';

import { FullFace } from '@/components/card';
import { SPACE } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { t } from '@/locales';

import { cardLabel, placeLabel } from '../board/labels';
import { Marker } from '../board/Marker';
import type { Cast } from '../model/cast';
import { copyOf, whereIs } from '../model/where';

interface PickerProps {
  readonly cards: readonly CardId[] | null;
  readonly question: string | null;
  readonly view: GameView;
  readonly cast: Cast;
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  readonly onPick: (card: CardId) => void;
  readonly onRead: (card: CardId) => void;
  readonly onClose: () => void;
}

const WIDTH = 92;
const RATIO = 1.4;

export function Picker(props: PickerProps) {
  const { cards, question, view, cast, choosable, selected, onPick, onRead, onClose } = props;
  const places = new Map<string, CardId[]>();
  for (const card of cards ?? []) {
    const at = whereIs(view, card);
    const place = at === null ? '' : placeLabel(at, cast);
    places.set(place, [...(places.get(place) ?? []), card]);
  }
  return (
    <Sheet
      open={cards !== null}
      title={question ?? t('picker.title', { n: cards?.length ?? 0 })}
      onClose={onClose}
      testID="picker"
    >
      {[...places].map(([place, list]) => (
        <View key={place} style={styles.group}>
          <Text variant="fact" tone="quiet">
            {place}
          </Text>
          <View style={styles.grid}>
            {list.map((card) => {
              const can = choosable.has(card);
              const chosen = selected === card;
              const state = chosen ? t('card.selected') : can ? t('card.choosable') : '';
              return (
                <Tap
                  key={card}
                  testID={`pick-${card}`}
                  label={state === '' ? cardLabel(card) : `${cardLabel(card)}, ${state}`}
                  onPress={() => (can ? onPick(card) : onRead(card))}
                  onHold={() => onRead(card)}
                  holdLabel={t('card.inspect')}
                  style={[styles.card, choosable.size > 0 && !can && styles.faint]}
                >
                  <FullFace card={card} w={WIDTH} h={WIDTH * RATIO} copyOf={copyOf(view, card)} />
                  {(can || chosen) && (
                    <Marker
                      kind={chosen ? 'selected' : 'choosable'}
                      w={WIDTH}
                      h={WIDTH * RATIO}
                      face="full"
                    />
                  )}
                </Tap>
              );
            })}
          </View>
        </View>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  card: { width: WIDTH, height: WIDTH * RATIO },
  faint: { opacity: 0.55 },
});
