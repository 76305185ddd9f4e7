import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

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
  /** The reader's own text size, on top of the device's. */
  readonly text: number;
}

const ThemeContext = createContext<Theme | null>(null);
const GroundContext = createContext<GroundName>('table');

const RESTING_LIGHT: Record<Scheme, Light> = { light: 'noon', dark: 'night' };

interface ThemeProviderProps {
  /** Left out, it is the one around this provider, and the system's at the root. */
  readonly scheme?: Scheme;
  /** Left out, it is the one around this provider, and the scheme's resting light at the root. */
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
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme is used outside a ThemeProvider');
  return theme;
}

/** Says what its children are drawn on, so that text and controls take the colours made for it. */
export function OnGround({ name, children }: { name: GroundName; children: ReactNode }) {
  return <GroundContext value={name}>{children}</GroundContext>;
}

export function useGround(): Ground {
  const name = use(GroundContext);
  return useTheme().tokens[name];
}
