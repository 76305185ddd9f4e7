import type { Faces } from './faces';
import { JAPANESE_FONT_METRICS } from './japanese-metrics';

export const JAPANESE_FACES: Faces = {
  standIns: {
    'ShipporiMincho-Medium': 'ShipporiMinchoJP-Medium',
    'ShipporiMincho-Bold': 'ShipporiMinchoJP-Bold',
    'NotoSans-Regular': 'NotoSansJP-Regular',
    'NotoSans-SemiBold': 'NotoSansJP-SemiBold',
  },
  metrics: JAPANESE_FONT_METRICS,
};
