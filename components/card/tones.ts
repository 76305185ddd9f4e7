import { CARD, MATERIALS } from '@/components/theme';
import type { CardId, Material } from '@/engine';

export interface FullFaceProps {
  readonly card: CardId;
  readonly w: number;
  readonly h: number;
  /** What a Kite has become, as a place in the list of works. */
  readonly copyOf?: number;
}

type Palette = (typeof MATERIALS)[Material] & { readonly washi: string };

/** Made once: a palette that is the same object lets a picture that has not changed alone. */
const TONES = Object.fromEntries(
  Object.entries(MATERIALS).map(([material, tones]) => [material, { ...tones, washi: CARD.washi }]),
) as Record<Material, Palette>;

export function tonesOf(material: Material): Palette {
  return TONES[material];
}
