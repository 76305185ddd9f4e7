/** Writes the modules that name the pictures; each picture is loaded when first drawn. */
import { SEALS, MARKS } from '../../components/card/marks';
import { PLAYER_INKS } from '../../components/theme/players';
import { ICONS } from '../../components/ui/icons';
import { MATERIALS, WORK_NAMES } from '../../engine';
import { fileName, GROUND } from './pictures';

const MADE = '/** Made by `npm run faces`: change the drawings, not this. */';

const load = (path: string) => `() => require('@/assets/faces/${path}.webp')`;

const keyOf = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

function record(names: readonly string[], pathOf: (name: string) => string, deep = ''): string {
  const lines = names.map((name) => `${deep}  ${keyOf(name)}: ${load(pathOf(name))},`);
  return `{\n${lines.join('\n')}\n${deep}}`;
}

function cardModule(): string {
  const works = (folder: string) =>
    record(WORK_NAMES, (name) => `${folder}/${fileName(name)}`, '  ');
  const spines = (prefix: string) =>
    record(MATERIALS, (material) => `spines/${prefix}${material}`, '  ');
  const crests = (tone: string) =>
    `[\n${PLAYER_INKS.map((_, i) => `    ${load(`crests/${tone}-${i}`)},`).join('\n')}\n  ]`;
  return `${MADE}
import type { Material, WorkName } from '@/engine';

import type { MarkName, SealName } from './marks';

type Load = () => number;
type OfMaterials = Readonly<Record<Material, Load>>;
type OfWorks = Readonly<Record<WorkName, Load>>;
type OfPlayers = readonly [Load, ...Load[]];

export const WORKS: Readonly<Record<'table' | 'large', OfWorks>> = {
  table: ${works('works')},
  large: ${works('large')},
};

export const SPINES: Readonly<Record<'table' | 'large', OfMaterials>> = {
  table: ${spines('')},
  large: ${spines('large-')},
};

/** In points. */
export const GROUND_W = ${GROUND.w};
export const GROUND_H = ${GROUND.h};
export const GROUNDS: OfMaterials = ${record(MATERIALS, (material) => `grounds/${material}`)};

export const GLYPHS: OfMaterials = ${record(MATERIALS, (material) => `glyphs/${material}`)};

export const BACK: Load = ${load('back')};

export const CRESTS: Readonly<Record<'ink' | 'lamp', OfPlayers>> = {
  ink: ${crests('ink')},
  lamp: ${crests('lamp')},
};

export const BURNT = ${record(['light', 'dark'], (scheme) => `emblem-${scheme}`)} as const;

export const MARKS: Readonly<Record<MarkName, Load>> = ${record(Object.keys(MARKS), (name) => `marks/${name}`)};

export const SEALS: Readonly<Record<SealName, Load>> = ${record(Object.keys(SEALS), (name) => `seals/${name}`)};
`;
}

const iconModule = () => `${MADE}
import type { IconName } from './icons';

export const ICON_PICTURES: Readonly<Record<IconName, () => number>> = ${record(
  Object.keys(ICONS),
  (name) => `icons/${fileName(name)}`,
)};
`;

/** By path from the project's folder. */
export const modules = (): Readonly<Record<string, string>> => ({
  'components/card/pictures.ts': cardModule(),
  'components/ui/icon-pictures.ts': iconModule(),
});
