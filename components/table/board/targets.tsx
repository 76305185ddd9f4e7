/** Tap targets above the cards; keyboard and screen reader use them too. */
import { memo } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { OnGround } from '@/components/theme';
import { ReadLayer, Tap, type Point } from '@/components/ui';
import { t } from '@/locales';

import { isExplained, partAt, type Target } from '../layout';
import type { Holding } from './held';
import { waitingWords } from '../model/hidden';
import { useSameParts } from '../model/use-same-parts';
import { inHearingOrder, placeLabel, targetLabel } from './labels';
import type { BoardProps } from './props';
import { useDrag } from './use-drag';

/** A finger on a card drags the card, not the page. */
const NO_PANNING = (
  Platform.OS === 'web' ? { touchAction: 'pinch-zoom' } : null
) as ViewStyle | null;

/** Panels of other players draw their own targets. */
const OWN_TARGETS: readonly Target['kind'][] = ['seat'];

type TargetsProps = Pick<
  BoardProps,
  | 'view'
  | 'layout'
  | 'cast'
  | 'choosable'
  | 'selected'
  | 'picked'
  | 'hinted'
  | 'fresh'
  | 'onTap'
  | 'onHold'
  | 'hints'
  | 'drag'
> & { readonly holding: Holding };

export const Targets = memo(function Targets(props: TargetsProps) {
  const { layout, drag, holding, onTap, onHold } = props;
  const { handlers, onLayout, box } = useDrag(holding, layout, drag);
  const spots = useSameParts(spotsOf(props));
  return (
    <View ref={box} {...handlers} onLayout={onLayout} style={[styles.targets, NO_PANNING]}>
      {/* Targets lie over cards, which look the same in every light. */}
      <OnGround name="surface">
        {[...spots].map(([id, spot], i) => (
          <ReadLayer key={id} order={i}>
            <TargetView spot={spot} onTap={onTap} onHold={onHold} />
          </ReadLayer>
        ))}
      </OnGround>
    </View>
  );
});

interface Spot {
  readonly target: Target;
  readonly label: string;
  readonly hint: string | undefined;
  readonly chosen: boolean;
  readonly can: boolean;
}

/** Keyed by id, so that an unchanged target keeps its identity when the order changes. */
function spotsOf(props: TargetsProps): ReadonlyMap<string, Spot> {
  const { layout, cast, choosable } = props;
  const targets = inHearingOrder(layout.targets, cast.viewer).filter(
    ({ kind }) => !OWN_TARGETS.includes(kind),
  );
  return new Map(
    targets.map((target) => [
      target.id,
      {
        target,
        label: labelOfTarget(target, props),
        hint: hintOfTarget(target, props),
        can: target.cards.some((card) => choosable.has(card)),
        chosen: isChosen(target, props),
      },
    ]),
  );
}

const isChosen = (target: Target, { selected, picked }: TargetsProps): boolean =>
  target.cards.some((card) => card === selected || picked?.has(card));

function pressLabelOf({ target, can }: Spot): string | undefined {
  if (can) return t('card.choose');
  return target.parts === undefined ? undefined : t('card.oneByOne');
}

interface TargetViewProps {
  readonly spot: Spot;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
}

const TargetView = memo(function TargetView({ spot, onTap, onHold }: TargetViewProps) {
  const { target, label, hint, can, chosen } = spot;
  // A line is too thin to choose from, so its list opens.
  const meant = (at: Point | null) => (at === null || can ? target : partAt(target, at));
  return (
    <View
      style={[styles.place, { left: target.x, top: target.y, width: target.w, height: target.h }]}
    >
      <Tap
        testID={target.id}
        label={label}
        hint={hint}
        pressLabel={pressLabelOf(spot)}
        selected={chosen}
        onPress={(at) => onTap(meant(at))}
        {...(target.kind !== 'empty' && {
          onHold: (at) => onHold(meant(at)),
          holdLabel: t('card.inspect'),
        })}
        style={styles.spot}
      />
    </View>
  );
});

/** A single card says why it cannot be chosen, an empty zone what it is for; a pile says so per card when it is open. */
function hintOfTarget(target: Target, { hints }: TargetsProps): string | undefined {
  const [card] = target.cards;
  if (target.kind === 'empty') {
    return isExplained(target.at.zone) ? t(`zone.for.${target.at.zone}`) : undefined;
  }
  return target.kind === 'card' && card !== undefined ? hints?.get(card) : undefined;
}

/** The rank of a card that a hint names. */
function moveOf(target: Target, { hinted }: TargetsProps): string | null {
  const ranks = target.cards.map((card) => hinted?.get(card));
  if (ranks.includes('best')) return t('hint.best');
  return ranks.includes('second') ? t('hint.second') : null;
}

function stateOf(target: Target, props: TargetsProps): string {
  const { choosable, fresh } = props;
  if (isChosen(target, props)) return t('card.selected');
  if (target.cards.some((card) => choosable.has(card))) {
    const move = moveOf(target, props);
    return move === null
      ? t('card.choosable')
      : t('list.items', { items: [t('card.choosable'), move] });
  }
  const isNew = target.kind === 'card' && target.cards.some((card) => fresh?.has(card));
  return isNew ? t('card.new') : '';
}

function labelOfTarget(target: Target, props: TargetsProps): string {
  const { cast, view } = props;
  const state = stateOf(target, props);
  if (target.kind === 'empty') return t('zone.empty', { place: placeLabel(target.at, cast) });
  if (target.kind === 'deck') return t('deck.label', { n: view.deck.length });
  if (target.kind === 'waiting') {
    const waiting = view.players[target.at.player]?.waiting;
    return waiting === undefined ? '' : waitingWords(waiting);
  }
  return targetLabel(target, cast, state, view);
}

const styles = StyleSheet.create({
  // Android delivers touches only inside the parent, so this view covers the whole table.
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
