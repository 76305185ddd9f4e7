import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';

import {
  TOKENS,
  type Ground,
  type GroundName,
  type Light,
  type Scheme,
  type Tokens,
} from './tokens';

interface Theme {
  readonly scheme: Scheme;
  readonly light: Light;
  readonly tokens: Tokens;
  /** The reader's own text size factor, on top of the device's. */
  readonly text: number;
}

const ThemeContext = createContext<Theme | null>(null);
const GroundContext = createContext<GroundName>('table');
/**
 * Washi and wood do not change with the time of day, so what is drawn on them uses this context and
 * is not redrawn when the light changes.
 */
const ColoursContext = createContext<Ground | null>(null);
const TextSizeContext = createContext(1);
/** Width of the window, for what must not be wider than it. */
export const WindowWidthContext = createContext(Infinity);

const RESTING_LIGHT: Record<Scheme, Light> = { light: 'noon', dark: 'night' };

interface ThemeProviderProps {
  /** Default: inherited, or the system's scheme at the root. */
  readonly scheme?: Scheme;
  /** Default: inherited, or the scheme's resting light at the root. */
  readonly light?: Light;
  readonly text?: number;
  readonly children: ReactNode;
}

export function ThemeProvider({ scheme, light, text, children }: ThemeProviderProps) {
  const outer = use(ThemeContext);
  const system: Scheme = useColorScheme() === 'dark' ? 'dark' : 'light';
  const ownScheme = scheme ?? outer?.scheme ?? system;
  const ownLight = light ?? outer?.light ?? RESTING_LIGHT[ownScheme];
  const ownText = text ?? outer?.text ?? 1;
  const theme = useMemo(
    () => ({
      scheme: ownScheme,
      light: ownLight,
      tokens: TOKENS[ownScheme][ownLight],
      text: ownText,
    }),
    [ownScheme, ownLight, ownText],
  );
  const ground = use(GroundContext);
  const { width } = useWindowDimensions();
  return (
    <ThemeContext value={theme}>
      <TextSizeContext value={ownText}>
        <WindowWidthContext value={width}>
          <ColoursContext value={theme.tokens[ground]}>{children}</ColoursContext>
        </WindowWidthContext>
      </TextSizeContext>
    </ThemeContext>
  );
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme is used outside a ThemeProvider');
  return theme;
}

/** Sets the ground its children are drawn on, so that they use matching colours. */
export function OnGround({ name, children }: { name: GroundName; children: ReactNode }) {
  const { tokens } = useTheme();
  return (
    <GroundContext value={name}>
      <ColoursContext value={tokens[name]}>{children}</ColoursContext>
    </GroundContext>
  );
}

export function useGround(): Ground {
  const colours = use(ColoursContext);
  if (!colours) throw new Error('useGround is used outside a ThemeProvider');
  return colours;
}

/** The reader's own text size factor, on top of the device's. */
export function useTextSize(): number {
  return use(TextSizeContext);
}
