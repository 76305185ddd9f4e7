import { t } from '@/locales';
import { useSaves } from '@/store/saves';

/** Why the last deed failed, to be told in the sheet itself: the notice lies beneath it. */
export function lastFault(): string | null {
  const { fault } = useSaves.getState();
  return fault === null ? null : t(`fault.${fault.code}`);
}
