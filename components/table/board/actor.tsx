/** One card on the table. The view stays mounted while the card is visible and animates to each new pose. */
import { memo, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CardFace, type EdgeNote } from '@/components/card';
import type { CardId } from '@/engine';

import type { CardKey, Pose, Rect } from '../layout';
import { isTucked, Z } from '../layout';
import { Glider } from './glider';
import { useHeld, type Holding } from './held';
import { Marker, type MarkKind } from './marker';
import { FaceCount } from './pile-count';

interface ActorProps {
  readonly id: CardKey;
  readonly card: CardId | null;
  readonly pose: Pose;
  /** Start of the animation when the card first appears. */
  readonly from: Rect | null;
  readonly duration: number;
  readonly mark: MarkKind | null;
  readonly note: EdgeNote | null;
  readonly copyOf?: number;
  readonly holding: Holding;
  /** Called when the card has faded out. */
  readonly onGone: (id: CardKey) => void;
}

/** A selected work is drawn above the others; on the floor and in the hand it would hide the names of the next row. */
const RAISED = 60;

/** A card that leaves keeps its last visible face and size until its animation ends. */
function useLastInSight(pose: Pose): Pose {
  const [last, setLast] = useState(pose);
  const away = pose.face === 'away';
  if (!away && last !== pose) setLast(pose);
  return away ? last : pose;
}

interface CardInPoseProps extends ActorProps {
  readonly seen: Pose;
}

function CardInPose({ id, card, mark, note, copyOf, pose, seen }: CardInPoseProps) {
  const { w, h, face } = seen;
  const flat = isTucked(pose.face);
  return (
    <>
      <View style={flat || pose.buried ? undefined : styles.shadow}>
        <CardFace
          card={card}
          face={face === 'away' ? 'back' : face}
          w={w}
          h={h}
          count={pose.count}
          buried={pose.buried}
          note={note}
          copyOf={copyOf}
        />
      </View>
      {pose.face === 'full' && pose.count > 1 && !pose.buried && (
        <FaceCount count={pose.count} testID={`pile-${id}`} />
      )}
      {mark !== null && !pose.buried && <Marker kind={mark} w={w} h={h} face={face} />}
    </>
  );
}

/** Memoized because most cards stay still while one moves. */
export const Actor = memo(function Actor(props: ActorProps) {
  const { id, pose, from, duration, mark, holding, onGone } = props;
  const held = useHeld(holding, id);
  const away = pose.face === 'away';
  const seen = useLastInSight(pose);
  const over = mark === 'selected' && !isTucked(pose.face);
  // A raised slip would hide its neighbours, and a raised hand card would touch the question above the hand.
  const raised = over && pose.face !== 'slip' && pose.z < Z.hand;
  const z = over && pose.z < Z.floor ? pose.z + RAISED : pose.z;

  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => onGone(id), duration);
    return () => clearTimeout(timer);
  }, [away, duration, id, onGone]);

  return (
    <Glider
      to={held ?? pose}
      from={from}
      w={seen.w}
      h={seen.h}
      z={held !== null ? Z.flying : z}
      // A held card follows the finger without delay.
      duration={held === null ? duration : 0}
      away={away}
      raised={raised}
      back={pose.face === 'back'}
    >
      <CardInPose {...props} seen={seen} />
    </Glider>
  );
});

const styles = StyleSheet.create({
  shadow: { boxShadow: '0px 1px 3px rgba(40, 28, 12, 0.28)', borderRadius: 6 },
});
