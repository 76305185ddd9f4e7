import type { Work } from '@/components/screens/backup';
import { BackupScreen } from '@/components/screens/backup';
import { useBack } from '@/components/ui/use-back';
import { t } from '@/locales';
import { useDaily } from '@/store/daily';
import { useSaves } from '@/store/saves';
import { pickFile, saveFile } from '@/store/share/device';
import { LARGEST_BACKUP } from '@/store/share/picked';

const make: Work = async (watch) => {
  const { makeBackup, unkept } = useSaves.getState();
  if (unkept !== null) return t('backup.unkept');
  const made = await makeBackup(watch);
  if (made !== null && 'fault' in made) return t(`backup.${made.fault}`);
  const name = `mottainai-${useDaily.getState().today()}.txt`;
  const isSaved = made !== null && (await saveFile(name, made.text));
  return isSaved ? t('backup.made', { name }) : t('backup.notMade');
};

const restore: Work = async (watch) => {
  const picked = await pickFile(LARGEST_BACKUP);
  if (picked === 'none') return null;
  if (picked === 'unreadable') return t('backup.unreadable');
  const restored = await useSaves.getState().restoreBackup(picked.text, watch);
  if (restored === null) return t('backup.notRestored');
  return 'fault' in restored ? t(`backup.${restored.fault}`) : t('backup.restored', restored);
};

export default function Backup() {
  const back = useBack();
  return <BackupScreen onMake={make} onRestore={restore} onBack={back} />;
}
