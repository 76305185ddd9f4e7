/** The Japanese fonts. They are cut to what locales/ja says; other characters come from the device. */
import type { JapaneseFontName } from './japanese-metrics';

export { JAPANESE_FACES as faces } from './japanese-faces';

export const fonts: Readonly<Record<JapaneseFontName, number>> = {
  'ShipporiMinchoJP-Medium': require('@/assets/fonts/ShipporiMinchoJP-Medium.ttf'),
  'ShipporiMinchoJP-Bold': require('@/assets/fonts/ShipporiMinchoJP-Bold.ttf'),
  'NotoSansJP-Regular': require('@/assets/fonts/NotoSansJP-Regular.ttf'),
  'NotoSansJP-SemiBold': require('@/assets/fonts/NotoSansJP-SemiBold.ttf'),
};
