export { OnGround, ThemeProvider, useGround, useTextSize, useTheme } from './theme';
export { CARD, MATERIALS, materialTone, RADIUS, SPACE, TOUCH } from './tokens';
export { FONTS } from './fonts';
export { bringFonts } from './language-fonts';
