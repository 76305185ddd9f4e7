/** The work's English name, because the English alphabet decides who starts; nothing in English. */
import { workNameOf } from '@/components/card';
import { Text } from '@/components/ui';
import type { CardId } from '@/engine';
import { englishNameOf } from '@/locales';

export function EnglishName({ card, most }: { readonly card: CardId; readonly most?: number }) {
  const name = englishNameOf(workNameOf(card));
  if (name === null) return null;
  return (
    <Text testID="english-name" variant="small" tone="quiet" maxFontSizeMultiplier={most}>
      {name}
    </Text>
  );
}
