import Constants from 'expo-constants';

import { AboutScreen } from '@/components/screens/about';
import { useBack } from '@/components/ui/use-back';

export default function About() {
  const back = useBack();
  return <AboutScreen version={Constants.expoConfig?.version ?? ''} onBack={back} />;
}
