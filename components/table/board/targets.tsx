/** What can be tapped: it lies over the cards, and is what a keyboard or a screen reader finds. */
import { memo } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { OnGround } from '@/components/theme';
import { Tap } from '@/components/ui';
import { steady, useSteady } from '@/components/ui/steady';
import type { CardId } from '@/engine';
import { t } from '@/locales';

import type { Target } from '../layout';
import type { Holding } from './held';
import { waitingWords } from '../model/hidden';
import { inHearingOrder, targetLabel } from './labels';
import type { BoardProps } from './props';
import { useDrag } from './use-drag';

/** A finger on a card drags it, and never the page. */
const NO_PANNING = (
  Platform.OS === 'web' ? { touchAction: 'pinch-zoom' } : null
) as ViewStyle | null;

/** The other players' panels draw themselves; their targets belong to them. */
const OWN_TARGETS: readonly Target['kind'][] = ['seat'];

type TargetsProps = Pick<
  BoardProps,
  'view' | 'layout' | 'cast' | 'choosable' | 'selected' | 'onTap' | 'onHold' | 'whyNot' | 'drag'
> & { readonly holding: Holding };

export const Targets = memo(function Targets(props: TargetsProps) {
  const { layout, cast, choosable, selected } = props;
  const onTap = useSteady(props.onTap);
  const onHold = useSteady(props.onHold);
  const { handlers, onLayout, box } = useDrag(props.holding, layout, props.drag);
  return (
    <View ref={box} {...handlers} onLayout={onLayout} style={[styles.targets, NO_PANNING]}>
      {/* They lie over cards, which are washi in every light. */}
      <OnGround name="surface">
        {inHearingOrder(layout.targets, cast.viewer)
          .filter((target) => !OWN_TARGETS.includes(target.kind))
          .map((target) => (
            <TargetView
              key={target.id}
              target={target}
              label={labelOfTarget(target, props)}
              hint={hintOfTarget(target, props)}
              can={target.cards.some((card) => choosable.has(card))}
              chosen={isChosen(target, selected)}
              onTap={onTap}
              onHold={onHold}
            />
          ))}
      </OnGround>
    </View>
  );
});

const isChosen = (target: Target, selected: CardId | null) =>
  selected !== null && target.cards.includes(selected);

/** Where a card moves, only its place changes. */
const Spot = steady(Tap);

interface TargetViewProps {
  readonly target: Target;
  readonly label: string;
  readonly hint: string | undefined;
  readonly chosen: boolean;
  readonly can: boolean;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
}

const TargetView = memo(
  function TargetView({ target, label, hint, chosen, can, onTap, onHold }: TargetViewProps) {
    return (
      <View
        style={[styles.place, { left: target.x, top: target.y, width: target.w, height: target.h }]}
      >
        <Spot
          testID={target.id}
          label={label}
          hint={hint}
          pressLabel={can ? t('card.choose') : undefined}
          selected={chosen}
          onPress={() => onTap(target)}
          onHold={() => onHold(target)}
          holdLabel={t('card.inspect')}
          style={styles.spot}
        />
      </View>
    );
  },
  // A new layout makes new targets; only where one has changed is there anything to draw. The label
  // names all its cards.
  (a, b) =>
    a.label === b.label &&
    a.hint === b.hint &&
    a.chosen === b.chosen &&
    a.can === b.can &&
    a.onTap === b.onTap &&
    a.onHold === b.onHold &&
    a.target.x === b.target.x &&
    a.target.y === b.target.y &&
    a.target.w === b.target.w &&
    a.target.h === b.target.h &&
    a.target.kind === b.target.kind &&
    a.target.cards.join() === b.target.cards.join(),
);

/** A card on its own says why it cannot be chosen; a pile says so for each, when it is open. */
function hintOfTarget(target: Target, { choosable, whyNot }: TargetsProps): string | undefined {
  const [card] = target.cards;
  if (target.kind !== 'card' || card === undefined || choosable.has(card)) return undefined;
  return whyNot?.(card) ?? undefined;
}

function labelOfTarget(target: Target, props: TargetsProps): string {
  const { cast, choosable, selected, view } = props;
  const can = target.cards.some((card) => choosable.has(card));
  const chosen = isChosen(target, selected);
  const state = chosen ? t('card.selected') : can ? t('card.choosable') : '';
  if (target.kind === 'deck') return t('deck.label', { n: view.deck.length });
  if (target.kind === 'waiting') {
    const waiting = view.players[target.at.player]?.waiting;
    return waiting === undefined ? '' : waitingWords(waiting);
  }
  return targetLabel(target, cast, state, view);
}

const styles = StyleSheet.create({
  // On Android a child is only touched inside its parent: so this is as large as the table.
  targets: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    zIndex: 1000,
    pointerEvents: 'box-none',
  },
  place: { position: 'absolute', pointerEvents: 'box-none' },
  spot: { width: '100%', height: '100%', borderRadius: 6 },
});
