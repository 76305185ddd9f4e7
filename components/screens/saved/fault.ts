import { t } from '@/locales';
import { useSaves } from '@/store/saves';

/** Why the last action failed; shown in the sheet, because the notice is hidden beneath it. */
export function lastFault(): string | null {
  const { fault } = useSaves.getState();
  return fault === null ? null : t(`fault.${fault.code}`);
}
