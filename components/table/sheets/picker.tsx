/** Cards of a pile, a zone or a temple shown large, to choose from or to read. */
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, FullFace } from '@/components/card';
import { SPACE } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import { cardLabel, placeLabel } from '../board/labels';
import { Marker } from '../board/marker';
import { inOrder } from '../layout';
import type { Cast } from '../model/cast';
import { coverOf } from '../model/cover';
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

/** Cards that lie together, and what each group of them is worth there. */
interface CardGroup {
  readonly list: readonly CardId[];
  readonly worth: ReadonlySet<string>;
}

const WIDTH = 92;

export function Picker(props: PickerProps) {
  const { cards, question, view, cast, choosable, selected, onPick, onRead, onClose } = props;
  // Cards that cannot be chosen are faint only beside some that can.
  const some = cards?.some((card) => choosable.has(card)) ?? false;
  const places = new Map<string, CardGroup>();
  for (const card of inOrder(cards ?? [])) {
    const at = whereIs(view, card);
    const place = at === null ? '' : placeLabel(at, cast);
    const { list = [], worth = new Set<string>() } = places.get(place) ?? {};
    const words = at === null ? null : coverOf(view, at, materialOf(card));
    places.set(place, {
      list: [...list, card],
      worth: words === null ? worth : new Set([...worth, words]),
    });
  }
  return (
    <Sheet
      open={cards !== null}
      // The question is the title only if a card here can answer it.
      title={(some ? question : null) ?? t('picker.title', { n: cards?.length ?? 0 })}
      onClose={onClose}
      testID="picker"
    >
      {[...places].map(([place, { list, worth }]) => (
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
                  label={t('list.items', {
                    items: [cardLabel(card, view), ...(state === '' ? [] : [state])],
                  })}
                  onPress={() => (can ? onPick(card) : onRead(card))}
                  onHold={() => onRead(card)}
                  holdLabel={t('card.inspect')}
                  style={[styles.card, some && !can && styles.faint]}
                >
                  <FullFace
                    card={card}
                    w={WIDTH}
                    h={WIDTH * CARD_RATIO}
                    copyOf={copyOf(view, card)}
                    silent
                  />
                  {(can || chosen) && (
                    <Marker
                      kind={chosen ? 'selected' : 'choosable'}
                      w={WIDTH}
                      h={WIDTH * CARD_RATIO}
                      face="full"
                    />
                  )}
                </Tap>
              );
            })}
          </View>
          {[...worth].map((words) => (
            <Text key={words} variant="fact" testID="picker-worth">
              {words}
            </Text>
          ))}
        </View>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  card: { width: WIDTH, height: WIDTH * CARD_RATIO },
  faint: { opacity: 0.55 },
});
