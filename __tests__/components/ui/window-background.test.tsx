import { render } from '@testing-library/react-native';
import { setBackgroundColorAsync } from 'expo-system-ui';

import { ThemeProvider } from '@/components/theme';
import { TOKENS } from '@/components/theme/tokens';
import { WindowBackground } from '@/components/ui';

jest.mock('expo-system-ui', () => ({ setBackgroundColorAsync: jest.fn(async () => undefined) }));

test('the window behind the screens follows the theme', () => {
  const inTheme = (scheme: 'light' | 'dark') => (
    <ThemeProvider scheme={scheme}>
      <WindowBackground />
    </ThemeProvider>
  );
  const app = render(inTheme('dark'));
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith(TOKENS.dark.night.table.fill);
  app.rerender(inTheme('light'));
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith(TOKENS.light.noon.table.fill);
});

test('what app.json shows before the app runs has the colours of the table', () => {
  const config = JSON.stringify(jest.requireActual('@/app.json'));
  expect(config).toContain(`"backgroundColor":"${TOKENS.light.noon.table.fill}"`);
  expect(config).toContain(`with-night-background",{"color":"${TOKENS.dark.night.table.fill}"`);
});
