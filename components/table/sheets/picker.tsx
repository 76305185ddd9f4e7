/** Cards of a pile, a zone or a temple shown large, to choose from or to read. */
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, FullFace, workNameAt, workNameOf } from '@/components/card';
import { SPACE } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { isWing, materialOf } from '@/engine';
import { t, wordsOfWork } from '@/locales';

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
  /** Works act, so what they say stands beside them. */
  readonly areWorks: boolean;
}

const WIDTH = 92;

function WorkText({ card, view }: { readonly card: CardId; readonly view: GameView }) {
  const copied = copyOf(view, card);
  const name = copied === undefined ? workNameOf(card) : workNameAt(copied);
  return (
    <Text testID={`pick-text-${card}`} variant="fact" style={styles.text}>
      {wordsOfWork(name).text}
    </Text>
  );
}

interface ChoiceProps extends Pick<PickerProps, 'view' | 'choosable' | 'selected'> {
  readonly card: CardId;
  /** Beside some that can be chosen, those that cannot are faint. */
  readonly some: boolean;
  readonly onPick: (card: CardId) => void;
  readonly onRead: (card: CardId) => void;
}

function Choosable({ card, view, choosable, selected, some, onPick, onRead }: ChoiceProps) {
  const can = choosable.has(card);
  const chosen = selected === card;
  const state = chosen ? t('card.selected') : can ? t('card.choosable') : '';
  return (
    <Tap
      testID={`pick-${card}`}
      label={t('list.items', {
        items: [cardLabel(card, view), ...(state === '' ? [] : [state])],
      })}
      onPress={() => (can ? onPick(card) : onRead(card))}
      onHold={() => onRead(card)}
      holdLabel={t('card.inspect')}
      style={[styles.card, some && !can && styles.faint]}
    >
      <FullFace card={card} w={WIDTH} h={WIDTH * CARD_RATIO} copyOf={copyOf(view, card)} silent />
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
}

/** The cards by the place where they lie. */
function placesOf(cards: readonly CardId[], view: GameView, cast: Cast) {
  const places = new Map<string, CardGroup>();
  for (const card of inOrder(cards)) {
    const at = whereIs(view, card);
    const place = at === null ? '' : placeLabel(at, cast);
    const { list = [], worth = new Set<string>() } = places.get(place) ?? {};
    const words = at === null ? null : coverOf(view, at, materialOf(card));
    places.set(place, {
      list: [...list, card],
      worth: words === null ? worth : new Set([...worth, words]),
      areWorks: at !== null && isWing(at.zone),
    });
  }
  return places;
}

export function Picker(props: PickerProps) {
  const { cards, question, view, cast, choosable, onClose } = props;
  const some = cards?.some((card) => choosable.has(card)) ?? false;
  return (
    <Sheet
      open={cards !== null}
      // The question is the title only if a card here can answer it.
      title={(some ? question : null) ?? t('picker.title', { n: cards?.length ?? 0 })}
      onClose={onClose}
      testID="picker"
    >
      {[...placesOf(cards ?? [], view, cast)].map(([place, { list, worth, areWorks }]) => (
        <View key={place} style={styles.group}>
          <Text variant="fact" tone="quiet">
            {place}
          </Text>
          <View style={areWorks ? styles.rows : styles.grid}>
            {list.map((card) => (
              <View key={card} style={areWorks && styles.row}>
                <Choosable {...props} card={card} some={some} />
                {areWorks && <WorkText card={card} view={view} />}
              </View>
            ))}
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
  rows: { gap: SPACE.m },
  row: { flexDirection: 'row', gap: SPACE.m, alignItems: 'center' },
  text: { flex: 1 },
  card: { width: WIDTH, height: WIDTH * CARD_RATIO },
  faint: { opacity: 0.55 },
});
