/** Whether a reason speaks of something that is on the table, or that the advised move makes. */
import type { Choice, View } from '../index';
import type { Reason } from './reasons';

type Zone = 'helpers' | 'sales' | 'bench' | 'gallery' | 'giftShop' | 'task';

const has = (view: View, who: 'me' | 'others', ...zones: Zone[]): boolean =>
  view.players.some(
    (player, seat) =>
      (seat === view.viewer) === (who === 'me') && zones.some((zone) => player[zone].length > 0),
  );

/** A player who takes no task gives the others nothing, and that may be the reason. */
const isNoTask = (view: View, { do: act }: Choice): boolean =>
  act === 'pass' && view.decision?.kind === 'newTask';

/** `then`: what is meant to follow the choice. */
export function hasSubject(
  view: View,
  choice: Choice,
  then: readonly Choice[],
  { key, direction }: Pick<Reason, 'key' | 'direction'>,
): boolean {
  const does = (...acts: Choice['do'][]) =>
    [choice, ...then].some(({ do: act }) => acts.includes(act));
  switch (key) {
    case 'task':
      return choice.do === 'task' || (direction === 'up' && isNoTask(view, choice));
    case 'helpers':
      return has(view, 'me', 'helpers') || does('hire');
    case 'cover':
      return has(view, 'me', 'helpers', 'sales') || does('hire', 'sell');
    case 'materials':
      return has(view, 'me', 'bench') || does('collect');
    case 'sales':
    case 'backorders':
      return has(view, 'me', 'sales') || does('sell');
    case 'works':
      return has(view, 'me', 'gallery', 'giftShop') || does('smith', 'craft', 'wing');
    case 'floor':
      return view.floor.length > 0;
    case 'theirHelpers':
      return has(view, 'others', 'helpers');
    case 'theirMaterials':
      return has(view, 'others', 'bench');
    case 'theirSales':
      return has(view, 'others', 'sales');
    case 'theirWorks':
      return has(view, 'others', 'gallery', 'giftShop');
    case 'theirTask':
      return has(view, 'others', 'task');
    default:
      return true;
  }
}
