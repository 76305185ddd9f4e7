/** A temple with something in each of its places. */
import { View } from 'react-native';

import { TemplePicture, useTemple, type LaidTemple } from '@/components/table/board/temple-picture';
import type { MatLayout, Rect } from '@/components/table/layout';
import { isWing, MAT_ZONES } from '@/engine';
import { t } from '@/locales';

import { Dots, Legend, Picture, usePictureWidth, type Spot } from './frame';
import { templeTable } from './tables';

const YOU = 0;
const MOST = 460;
const HEIGHT = 300;
const RIM = 2;

const corner = ({ x, y }: Rect) => ({ x: x + RIM, y: y + RIM });

/** At the first cards of an edge, which stand in its middle; a wing has its corner. */
function spotsOn({ targets }: LaidTemple, mat: MatLayout): Spot[] {
  return MAT_ZONES.map((zone) => {
    const first = isWing(zone) ? undefined : targets.find(({ at }) => at.zone === zone);
    return corner(first ?? mat[zone]);
  });
}

export function TemplePlaces() {
  const width = Math.min(MOST, usePictureWidth());
  const view = templeTable();
  const temple = useTemple(view, YOU, width, HEIGHT);
  const { mat } = temple;
  const parts = MAT_ZONES.map((zone) => t(`picture.temple.${zone}`));
  const label = t('picture.numbered', { title: t('picture.temple'), parts });
  return (
    <Picture testID="picture-temple" label={label}>
      <View style={{ width, height: HEIGHT }}>
        <TemplePicture view={view} player={YOU} temple={temple} />
        {mat !== undefined && <Dots spots={spotsOn(temple, mat)} />}
      </View>
      <Legend parts={parts} />
    </Picture>
  );
}
