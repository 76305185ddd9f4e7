import { RulesScreen } from '@/components/screens/rules';
import { useBack } from '@/components/ui/use-back';

export default function Rules() {
  const back = useBack();
  return <RulesScreen onBack={back} />;
}
