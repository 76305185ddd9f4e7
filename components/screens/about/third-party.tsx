/** The licences of all packages whose code is in the app, as their texts ask for; `npm run licences` writes them. */
import { Text } from '@/components/ui';

import licences from './licence-texts.json';

export function ThirdParty() {
  return licences.map(({ packages, text }) => (
    <Text key={packages[0]} variant="fact" testID="licences-text">
      {`${packages.join(', ')}\n\n${text}`}
    </Text>
  ));
}
