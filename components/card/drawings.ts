/** Props of the drawings, the same on devices and in browsers. */
import type { StyleProp, ViewStyle } from 'react-native';

import type { Scheme } from '@/components/theme/tokens';
import type { CardId, Material, WorkName } from '@/engine';

import type { FaceGeometry } from './geometry';
import type { MarkName, SealName } from './marks';

interface Sized {
  readonly size: number;
}

export interface GlyphDrawingProps extends Sized {
  readonly material: Material;
  readonly ink: string;
}

export interface CrestDrawingProps extends Sized {
  readonly colour: number;
  readonly onDark: boolean;
}

export interface EmblemDrawingProps extends Sized {
  readonly scheme: Scheme;
  readonly opacity: number;
}

export interface MarkDrawingProps extends Sized {
  readonly name: MarkName;
  readonly color: string;
}

export interface SealDrawingProps extends Sized {
  readonly name: SealName;
  readonly style: StyleProp<ViewStyle>;
  readonly testID: string;
}

export interface FacePictureProps {
  readonly g: FaceGeometry;
  readonly w: number;
  readonly h: number;
  readonly name: WorkName;
  readonly material: Material;
}

export interface EdgeGroundProps {
  readonly material: Material;
  readonly w: number;
  readonly h: number;
}

export interface MiniatureProps {
  readonly card: CardId;
  readonly size: number;
}

export const MINIATURE = { borderWidth: 1, borderRadius: 5, overflow: 'hidden' } as const;

/** Drawings on the table are at most this wide; larger ones have finer pictures. */
const TABLE_WIDTH = 80;
export const pictureSize = (width: number) => (width <= TABLE_WIDTH ? 'table' : 'large');
