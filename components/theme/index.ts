export { OnGround, ThemeProvider, useGround, useTextSize, useTheme } from './theme';
export {
  CARD,
  MATERIALS,
  materialTone,
  RADIUS,
  SPACE,
  TOUCH,
  type Light,
  type Scheme,
} from './tokens';
export { FONTS } from './fonts';
export { type TypeVariant } from './type';
