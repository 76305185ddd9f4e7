import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';

import { StatisticsScreen } from '@/components/screens/statistics';
import { useBack } from '@/components/ui/use-back';
import { openApp } from '@/store/app';
import { useStatistics } from '@/store/statistics';

export default function StatisticsPage() {
  const back = useBack();

  useFocusEffect(
    useCallback(() => {
      // Opened by its address, the storage may not be open yet.
      void openApp().then(() => useStatistics.getState().open());
      return () => useStatistics.getState().close();
    }, []),
  );

  return <StatisticsScreen onBack={back} />;
}
