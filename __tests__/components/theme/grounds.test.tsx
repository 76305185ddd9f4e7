import { render } from '@testing-library/react-native';
import { memo } from 'react';

import { OnGround, ThemeProvider, useGround, useTextSize } from '@/components/theme';
import { TOKENS } from '@/components/theme/tokens';

const seen: { ground: unknown; size: number }[] = [];
const inner: string[] = [];

const Inner = memo(function Inner({ ink }: { readonly ink: string }) {
  inner.push(ink);
  return null;
});

function Words() {
  const ground = useGround();
  seen.push({ ground, size: useTextSize() });
  return <Inner ink={ground.text} />;
}

const last = () => seen[seen.length - 1];

test('words take the colours of what they stand on, through a change of light too', () => {
  const page = (light: 'morning' | 'night') => (
    <ThemeProvider scheme="light" light={light} text={1.3}>
      <OnGround name="mat">
        <ThemeProvider light="noon">
          <Words />
        </ThemeProvider>
      </OnGround>
    </ThemeProvider>
  );
  const { rerender } = render(page('morning'));
  expect(last()).toEqual({ ground: TOKENS.light.noon.mat, size: 1.3 });
  rerender(page('night'));
  expect(last()).toEqual({ ground: TOKENS.light.noon.mat, size: 1.3 });
});

test('on the table the colours follow the light; washi stays as it is, and is not drawn again', () => {
  const page = (light: 'noon' | 'night', on: 'table' | 'surface') => (
    <ThemeProvider scheme="light" light={light}>
      <OnGround name={on}>
        <Words />
      </OnGround>
    </ThemeProvider>
  );
  const table = render(page('noon', 'table'));
  table.rerender(page('night', 'table'));
  expect(last()?.ground).toBe(TOKENS.light.night.table);
  const panel = render(page('noon', 'surface'));
  const drawn = inner.length;
  panel.rerender(page('night', 'surface'));
  expect(last()?.ground).toBe(TOKENS.light.noon.surface);
  expect(inner).toHaveLength(drawn);
});
