/** Cards that have left the table but are still fading out. */
import { useCallback, useState } from 'react';

import type { CardKey, Pose } from '../layout';

type Poses = ReadonlyMap<CardKey, Pose>;

export interface Passing {
  readonly now: Poses;
  readonly before: Poses;
  /** Hidden by the layout but still fading; further steps may arrive meanwhile. */
  readonly leaving: ReadonlySet<CardKey>;
}

const NOWHERE: Poses = new Map();
const NONE: ReadonlySet<CardKey> = new Set();

const inSight = (pose: Pose | undefined) => pose !== undefined && pose.face !== 'away';

function passTo(last: Passing, now: Poses): Passing {
  const leaving = new Set<CardKey>();
  for (const [key, pose] of now) {
    if (pose.face !== 'away') continue;
    if (inSight(last.now.get(key)) || last.leaving.has(key)) leaving.add(key);
  }
  return { now, before: last.now, leaving: leaving.size === 0 ? NONE : leaving };
}

/** Call `gone` when a card has faded. */
export function useLeaving(poses: Poses): Passing & { gone: (key: CardKey) => void } {
  const [kept, setKept] = useState<Passing>({ now: poses, before: NOWHERE, leaving: NONE });
  const passing = kept.now === poses ? kept : passTo(kept, poses);
  if (passing !== kept) setKept(passing);
  const gone = useCallback(
    (key: CardKey) =>
      setKept((last) =>
        last.leaving.has(key)
          ? { ...last, leaving: new Set([...last.leaving].filter((other) => other !== key)) }
          : last,
      ),
    [],
  );
  return { ...passing, gone };
}
