/** For whoever comes back to a game: what happened since, what is asked now, and what their works do. */
import { StyleSheet, View } from 'react-native';

import { nameOf, workNameOf } from '@/components/card/identity';
import { Miniature } from '@/components/card/miniature';
import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { t, wordsOfWork } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { DigestView } from './digest';
import type { Told } from './log-line';

interface ComebackProps {
  readonly open: boolean;
  readonly view: GameView;
  readonly cast: Cast;
  readonly question: string;
  readonly recap: readonly LogEntry[];
  readonly onCard: (card: CardId) => void;
  readonly onReplay: (lines: readonly Told[]) => void;
  readonly onClose: () => void;
}

/** The works of the viewer's own temple. */
function ownWorks({ players, viewer }: GameView): readonly CardId[] {
  const own = players[viewer];
  return own === undefined ? [] : [...own.gallery, ...own.giftShop];
}

function Work({ card }: { readonly card: CardId }) {
  return (
    <View style={styles.work}>
      <Miniature card={card} size={36} />
      <View style={styles.grow}>
        <Text variant="label">{nameOf(card)}</Text>
        <Text variant="fact">{wordsOfWork(workNameOf(card)).text}</Text>
      </View>
    </View>
  );
}

export function Comeback(props: ComebackProps) {
  const { open, view, cast, question, recap, onCard, onReplay, onClose } = props;
  const works = ownWorks(view);
  // One tap goes on, whichever it is.
  const then =
    <A,>(act: (what: A) => void) =>
    (what: A) => {
      onClose();
      act(what);
    };
  return (
    <Sheet open={open} title={t('return.title')} onClose={onClose} testID="return">
      <View style={styles.part}>
        <Text variant="label">{t('return.now')}</Text>
        <Text variant="lead" testID="return-question">
          {question}
        </Text>
      </View>
      <Button kind="primary" testID="return-go" label={t('return.go')} onPress={onClose} />
      <View style={styles.part}>
        <Text variant="label">{t('curtain.recap')}</Text>
        <DigestView
          recap={recap}
          cast={cast}
          onMoment={null}
          onCard={then(onCard)}
          onReplay={then(onReplay)}
        />
      </View>
      {works.length > 0 && (
        <View testID="return-works" style={styles.part}>
          <Text variant="label">{t('return.works')}</Text>
          {works.map((card) => (
            <Work key={card} card={card} />
          ))}
        </View>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.s },
  work: { flexDirection: 'row', gap: SPACE.s },
  grow: { flex: 1 },
});
