import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';

import { DailyScreen } from '@/components/screens/daily';
import { dateOf } from '@/components/screens/daily/words';
import { useBack } from '@/components/ui/use-back';
import { t } from '@/locales';
import { useDaily } from '@/store/daily';

export default function Daily() {
  const router = useRouter();
  const back = useBack();
  const days = useDaily((s) => s.days);
  const [today, setToday] = useState(() => useDaily.getState().today());
  // Midnight may have passed while a game was played.
  useFocusEffect(useCallback(() => setToday(useDaily.getState().today()), []));

  const play = async () => {
    const name = (date: string) => t('daily.game', { date: dateOf(date) });
    const begun = await useDaily.getState().play(name);
    if (begun) router.push('/game');
    return begun;
  };

  return <DailyScreen days={days} today={today} onPlay={play} onBack={back} />;
}
