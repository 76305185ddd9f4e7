import { useEffect } from 'react';

import { useSettings } from '@/store/settings';

import { replayTime } from '../model/pace';
import type { LocalState } from './local';

type Replay = NonNullable<LocalState['replay']>;

/** Each table of a replay stays until its line is read. */
export function useReplay(
  replay: Replay | null,
  onNext: (replay: Replay) => void,
  inView: boolean,
): void {
  const pace = useSettings((s) => s.pace);
  useEffect(() => {
    if (replay === null || !inView) return;
    const text = replay.lines[replay.at]?.text ?? '';
    const timer = setTimeout(() => onNext(replay), replayTime(text, pace));
    return () => clearTimeout(timer);
  }, [replay, onNext, inView, pace]);
}
