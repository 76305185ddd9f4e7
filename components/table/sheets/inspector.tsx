/** A card in detail: picture, full text, answers, and what it can do now. */
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, FullFace, nameAt, nameOf, workNameAt, workNameOf } from '@/components/card';
import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { materialOf } from '@/engine';
import { t, wordsOfWork } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import { placeLabel } from '../board/labels';
import type { Cast } from '../model/cast';
import { coverOf } from '../model/cover';
import { livesOf } from '../model/lives';
import { copyOf, whereIs } from '../model/where';
import { EnglishName } from './english-name';
import { Lives } from './lives';

interface InspectorProps {
  readonly card: CardId;
  readonly view: GameView;
  readonly cast: Cast;
  /** What it can do now, or why it cannot; null when nothing is asked. */
  readonly now: string | null;
  readonly width: number;
  /** Visible height without scrolling, if limited. */
  readonly height?: number;
}

/** On a narrower panel, text beside the picture would be two or three words wide. */
const BESIDE = 330;
/** Below this height a large picture leaves no room for the text; below LOWEST, not even a small one does. */
const LOW = 350;
const LOWEST = 220;
const SMALL_ART = 56;
const MOST_BESIDE = 1.5;

/** How picture and text share the room: side by side, stacked, or text alone. */
function formOf(width: number, height: number | undefined) {
  const beside = width >= BESIDE;
  const low = height !== undefined && height < LOW && !beside;
  return {
    row: beside || low,
    low,
    // Too low for a picture: the text matters more, and the card is on the table.
    pictured: !low || height >= LOWEST,
    art: low ? SMALL_ART : Math.min(150, width * (beside ? 0.4 : 0.6)),
  };
}

function Now({ now }: { readonly now: string }) {
  return (
    <View>
      <Text variant="label" style={styles.head}>
        {t('inspector.now')}
      </Text>
      <Text variant="fact">{now}</Text>
    </View>
  );
}

export function Rulings({ rulings }: { readonly rulings: readonly string[] }) {
  return (
    <View style={styles.rulings}>
      <Text variant="label" style={styles.head}>
        {t('inspector.rulings')}
      </Text>
      {rulings.map((ruling) => (
        <Text key={ruling} variant="fact">
          {ruling}
        </Text>
      ))}
    </View>
  );
}

/** What a copy stands for, and what its group is worth. */
function Facts(props: {
  readonly name: string;
  readonly copied: string | null;
  readonly worth: string | null;
}) {
  const { name, copied, worth } = props;
  return (
    <>
      {copied !== null && (
        <Text variant="fact">{t('inspector.copy', { card: name, name: copied })}</Text>
      )}
      {worth !== null && (
        <Text testID="inspector-worth" variant="fact">
          {worth}
        </Text>
      )}
    </>
  );
}

export function InspectorBody({ card, view, cast, now, width, height }: InspectorProps) {
  const at = whereIs(view, card);
  const copied = copyOf(view, card);
  const { text, rulings } = wordsOfWork(
    copied === undefined ? workNameOf(card) : workNameAt(copied),
  );
  const worth = at === null ? null : coverOf(view, at, materialOf(card));
  const { row, low, pictured, art } = formOf(width, height);
  // A panel beside the table is small, so the text size is limited there.
  const most = height === undefined ? undefined : MOST_BESIDE;
  const reading = (
    <Text testID="inspector-text" variant="body" maxFontSizeMultiplier={most}>
      {text}
    </Text>
  );
  const facts = (
    <Facts
      name={nameOf(card)}
      copied={copied === undefined ? null : nameAt(copied)}
      worth={worth}
    />
  );
  return (
    <View testID="inspector-body" style={styles.body}>
      <View testID="inspector-top" style={row ? styles.row : styles.column}>
        {pictured && <FullFace card={card} w={art} h={art * CARD_RATIO} copyOf={copied} />}
        <View style={row ? styles.side : undefined}>
          <EnglishName card={card} {...(most !== undefined && { most })} />
          {at !== null && (
            <Text variant="small" tone="quiet" maxFontSizeMultiplier={most}>
              {placeLabel(at, cast)}
            </Text>
          )}
          {/* Short facts stand beside a small picture; the text below has the full width. */}
          {low ? facts : reading}
        </View>
      </View>
      {low ? reading : facts}
      {now !== null && <Now now={now} />}
      <Lives lives={livesOf(view, cast, card)} />
      <Rulings rulings={rulings} />
    </View>
  );
}

interface InspectorSheetProps extends Omit<InspectorProps, 'card' | 'width'> {
  readonly card: CardId | null;
  readonly width: number;
  /** Opened from a score: the rule that counts the card. */
  readonly rule?: RulePlace;
  readonly onRules?: (at: RulePlace) => void;
  readonly onClose: () => void;
}

export function InspectorSheet({ card, rule, onRules, onClose, ...rest }: InspectorSheetProps) {
  return (
    <Sheet
      open={card !== null}
      title={card === null ? '' : nameOf(card)}
      onClose={onClose}
      testID="inspector"
      onlyText
    >
      {card !== null && <InspectorBody card={card} {...rest} />}
      {rule !== undefined && onRules !== undefined && (
        <Button
          kind="plain"
          testID="inspector-rule"
          label={t('inspector.rule')}
          onPress={() => onRules(rule)}
        />
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  body: { gap: SPACE.m },
  row: { flexDirection: 'row', gap: SPACE.m },
  column: { gap: SPACE.s },
  side: { flex: 1, gap: SPACE.s },
  head: { fontSize: 14, lineHeight: 20 },
  rulings: { gap: 6 },
});
