import { t } from '@/locales';
import type { Fault, Notice } from '@/store/game';
import type { SavesStore } from '@/store/saves';

interface Troubles {
  readonly fault: Fault | null;
  readonly notice: Notice | null;
  readonly setAside: SavesStore['setAside'];
}

/** The sentence for the most pressing of them, or null. */
export function troubleOf({ fault, notice, setAside }: Troubles): string | null {
  if (fault !== null) return t(`fault.${fault.code}`);
  if (notice?.code === 'olderRules') return t('notice.olderRules', { lost: notice.lost });
  if (notice?.code === 'tailLost') return t('notice.tailLost', { lost: notice.lost });
  if (setAside !== null) return t('notice.setAside', setAside);
  return null;
}
