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
export { FONTS, type TypeVariant } from './type';
