import { CARD_BACK } from '@/components/theme/card';

export interface BackFaceProps {
  readonly w: number;
  readonly h: number;
}

export const BACK_EDGE = {
  borderWidth: 1,
  borderColor: CARD_BACK.rim,
  backgroundColor: CARD_BACK.ink,
  overflow: 'hidden',
} as const;
