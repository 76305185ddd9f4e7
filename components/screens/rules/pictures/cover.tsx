/** The same helpers before and after a second work joins the gallery. */
import { View } from 'react-native';

import { nameOf } from '@/components/card';
import { TemplePicture, useTemple } from '@/components/table/board/temple-picture';
import { coverOf } from '@/components/table/model/cover';
import { Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { t } from '@/locales';

import { Picture, usePictureWidth } from './frame';
import { coverTables } from './tables';

const YOU = 0;
const MOST = 400;
const HEIGHT = 240;

const TIMES = ['before', 'after'] as const;

/** "Before: Vase in the gallery. 4 Potter helpers: …", the second part by the engine. */
function wordsOf(when: (typeof TIMES)[number], view: GameView): readonly string[] {
  const works = t('list.items', { items: (view.players[YOU]?.gallery ?? []).map(nameOf) });
  const worth = coverOf(view, { zone: 'helpers', player: YOU }) ?? '';
  return [t(`picture.cover.${when}`, { works }), worth];
}

function Half({ when }: { readonly when: (typeof TIMES)[number] }) {
  const width = Math.min(MOST, usePictureWidth());
  const view = coverTables[when]();
  const temple = useTemple(view, YOU, width, HEIGHT);
  const words = wordsOf(when, view);
  const [title, worth] = words;
  return (
    <Picture testID={`picture-cover-${when}`} label={t('list.sentences', { items: words })}>
      <Text variant="label">{title}</Text>
      <View style={{ width, height: HEIGHT }}>
        <TemplePicture view={view} player={YOU} temple={temple} />
      </View>
      <Text variant="fact">{worth}</Text>
    </Picture>
  );
}

export function Cover() {
  return TIMES.map((when) => <Half key={when} when={when} />);
}
