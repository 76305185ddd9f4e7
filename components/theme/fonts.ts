import type { FontName } from './font-metrics';

export const FONTS: Readonly<Record<FontName, number>> = {
  'ShipporiMincho-Medium': require('@/assets/fonts/ShipporiMincho-Medium.ttf'),
  'ShipporiMincho-Bold': require('@/assets/fonts/ShipporiMincho-Bold.ttf'),
  'NotoSans-Regular': require('@/assets/fonts/NotoSans-Regular.ttf'),
  'NotoSans-SemiBold': require('@/assets/fonts/NotoSans-SemiBold.ttf'),
};
