/** What a move caused, in the words of the log; if nothing moved, what was decided. */
import { pastLabelOf } from '@/components/table/prompt/model/labels';
import type { Cast } from '@/components/table/model/cast';
import { isYou, whoIs, whose } from '@/components/table/model/cast';
import { toldLines } from '@/components/table/model/log-line';
import type { Choice, GameEvent, PlayerId, View } from '@/engine';
import { TASK_OF } from '@/engine';
import { t } from '@/locales';
import type { Viewer } from '@/store/review';

export interface Move {
  readonly events: readonly GameEvent[];
  readonly player: PlayerId | null;
  /** Set once the game is over. */
  readonly choice: Choice | null;
  readonly viewer: Viewer;
  readonly view: View;
}

/** Another viewer sees only what that player saw, which excludes choices that moved nothing. */
function chosenWords({ player, choice, viewer, view }: Move, cast: Cast): string | null {
  if (player === null || choice === null || (viewer !== 'all' && viewer !== player)) return null;
  const who = whoIs(cast, player);
  if (choice.do === 'pass') return t('review.passed', { who });
  return t('review.chose', { who, what: pastLabelOf(choice, player, { view, cast }) });
}

/** The log does not name the completed task, because the table shows it. */
function taskWords(event: GameEvent, cast: Cast): string | null {
  if (event.type !== 'task') return null;
  const { player, owner, material } = event;
  return t('review.task', {
    who: whoIs(cast, player),
    you: isYou(cast, player),
    whose: owner === player && !isYou(cast, player) ? t('log.theirOwn') : whose(cast, owner),
    task: t(`task.${TASK_OF[material]}`),
  });
}

const told = (line: string | null): line is string => line !== null;

function quietWords(move: Move, cast: Cast): string[] {
  const { events, player } = move;
  const seen = [chosenWords(move, cast), ...events.map((event) => taskWords(event, cast))];
  const lines = seen.filter(told);
  if (lines.length > 0) return lines;
  return player === null ? [] : [t('review.unseen', { who: whoIs(cast, player) })];
}

export function moveWords(move: Move, cast: Cast): string {
  const lines = toldLines(
    move.events.map((event) => ({ event })),
    cast,
  );
  if (lines.length === 0) return quietWords(move, cast).join(' · ');
  return lines.map((line) => line.text).join(' · ');
}
