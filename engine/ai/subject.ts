/** Whether a reason speaks of something that is on the table, or that the advised move makes. */
import type { Choice, View } from '../index';
import type { Reason, ReasonKey } from './reasons';

type Zone = 'helpers' | 'sales' | 'bench' | 'gallery' | 'giftShop' | 'task';

const has = (view: View, who: 'me' | 'others', ...zones: Zone[]): boolean =>
  view.players.some(
    (player, id) =>
      (id === view.viewer) === (who === 'me') && zones.some((zone) => player[zone].length > 0),
  );

/** A player who takes no task gives the others nothing, and that may be the reason. */
const isNoTask = (view: View, { do: act }: Choice): boolean =>
  act === 'pass' && view.decision?.kind === 'newTask';

interface Subject {
  readonly whose: 'me' | 'others';
  /** In one of these it lies on the table … */
  readonly zones: readonly Zone[];
  /** … or one of these makes it. */
  readonly acts?: readonly Choice['do'][];
}

const SUBJECTS: Partial<Record<ReasonKey, Subject>> = {
  helpers: { whose: 'me', zones: ['helpers'], acts: ['hire'] },
  cover: { whose: 'me', zones: ['helpers', 'sales'], acts: ['hire', 'sell'] },
  materials: { whose: 'me', zones: ['bench'], acts: ['collect'] },
  sales: { whose: 'me', zones: ['sales'], acts: ['sell'] },
  backorders: { whose: 'me', zones: ['sales'], acts: ['sell'] },
  works: { whose: 'me', zones: ['gallery', 'giftShop'], acts: ['smith', 'craft', 'wing'] },
  theirHelpers: { whose: 'others', zones: ['helpers'] },
  theirMaterials: { whose: 'others', zones: ['bench'] },
  theirSales: { whose: 'others', zones: ['sales'] },
  theirWorks: { whose: 'others', zones: ['gallery', 'giftShop'] },
  theirTask: { whose: 'others', zones: ['task'] },
};

/** `then`: what is meant to follow the choice. */
export function hasSubject(
  view: View,
  choice: Choice,
  then: readonly Choice[],
  { key, direction }: Pick<Reason, 'key' | 'direction'>,
): boolean {
  if (key === 'task') {
    return choice.do === 'task' || (direction === 'up' && isNoTask(view, choice));
  }
  if (key === 'floor') return view.floor.length > 0;
  const subject = SUBJECTS[key];
  if (subject === undefined || has(view, subject.whose, ...subject.zones)) return true;
  return [choice, ...then].some(({ do: act }) => subject.acts?.includes(act) === true);
}
