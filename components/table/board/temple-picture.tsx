/** A temple as it lies: the mat, the cards under its edges and the works in its wings. Visual only. */
import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CardFace } from '@/components/card';
import type { CardId, PlayerId, PlayerView, View as GameView } from '@/engine';
import { materialOf } from '@/engine';

import { blankNotes, layTemple, type MatLayout, type Pose, type Target } from '../layout';
import { worksOf } from '../model/cover';
import { edgeNotes } from '../model/notes';
import { copyOf } from '../model/where';
import { Mat } from './mat';
import { useTextSize } from './seat-large';

const NARROW = 400;

export interface LaidTemple {
  readonly poses: ReadonlyMap<string, Pose>;
  readonly targets: readonly Target[];
  readonly mat: MatLayout | undefined;
}

/** Where everything of this temple lies in a frame of this size. */
export function useTemple(
  view: GameView,
  player: PlayerId,
  width: number,
  height: number,
): LaidTemple {
  const p = view.players[player] as PlayerView;
  const text = useTextSize();
  return useMemo(() => {
    const notes = blankNotes();
    layTemple(notes, { x: 0, y: 0, w: width, h: height }, p, {
      player,
      tuckX: width < NARROW ? 52 : 62,
      tuckY: 46,
      maxWork: 92,
      text,
    });
    return { poses: notes.poses, targets: notes.targets, mat: notes.mats[0] };
  }, [p, player, width, height, text]);
}

interface TemplePictureProps {
  readonly view: GameView;
  readonly player: PlayerId;
  readonly temple: LaidTemple;
  /** Drawn over a card. */
  readonly markOn?: (card: CardId | null, pose: Pose) => ReactNode;
}

export function TemplePicture({ view, player, temple, markOn }: TemplePictureProps) {
  const { poses, mat } = temple;
  const edges = useMemo(() => edgeNotes(view, [player]), [view, player]);
  const noteOf = (card: CardId | null, pose: Pose) => {
    if (card === null || (pose.face !== 'helper' && pose.face !== 'sale')) return null;
    const edge = pose.face === 'helper' ? 'helpers' : 'sales';
    return edges.get(`${edge}/${player}/${materialOf(card)}`) ?? null;
  };
  return (
    <>
      {mat !== undefined && (
        <Mat m={mat} p={view.players[player] as PlayerView} works={worksOf(view, player)} />
      )}
      {[...poses].map(([key, pose]) => {
        const card = key.startsWith('c') ? Number(key.slice(1)) : null;
        return (
          <View
            key={key}
            aria-hidden
            style={[styles.card, { left: pose.x, top: pose.y, zIndex: pose.z }]}
          >
            <CardFace
              card={card}
              face={pose.face === 'away' ? 'back' : pose.face}
              w={pose.w}
              h={pose.h}
              count={pose.count}
              buried={pose.buried}
              note={noteOf(card, pose)}
              copyOf={card === null ? undefined : copyOf(view, card)}
            />
            {markOn?.(card, pose)}
          </View>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({ card: { position: 'absolute', pointerEvents: 'none' } });
