import { CARD, MATERIALS } from '@/components/theme/tokens';
import type { CardId, Material } from '@/engine';

export interface FullFaceProps {
  readonly card: CardId;
  readonly w: number;
  readonly h: number;
  /** What a Kite copies, as an index in the list of works. */
  readonly copyOf?: number;
  /** Hidden from screen readers, which are told about the card elsewhere. */
  readonly silent?: boolean;
}

type Palette = (typeof MATERIALS)[Material] & { readonly washi: string };

/** Created once: a stable palette object keeps unchanged pictures from being redrawn. */
const TONES = Object.fromEntries(
  Object.entries(MATERIALS).map(([material, tones]) => [material, { ...tones, washi: CARD.washi }]),
) as Record<Material, Palette>;

export function tonesOf(material: Material): Palette {
  return TONES[material];
}
