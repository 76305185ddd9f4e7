import { useLocalSearchParams, useRouter } from 'expo-router';

import { OpenLink } from '@/components/screens/saved/open-link';
import { useGame } from '@/store/game';

/** Where links to a game lead (store/share/link.ts): in a browser it stands after the "#". */
export default function Open() {
  const router = useRouter();
  const { code, '#': fragment } = useLocalSearchParams<{
    code?: string | string[];
    '#'?: string;
  }>();
  const given = Array.isArray(code) ? code[0] : code;

  return (
    <OpenLink
      code={given ?? fragment ?? ''}
      onGo={(id) => {
        void useGame
          .getState()
          .resumeGame(id)
          .then((opened) => opened && router.dismissTo('/game'));
      }}
      onHome={() => router.dismissTo('/')}
    />
  );
}
