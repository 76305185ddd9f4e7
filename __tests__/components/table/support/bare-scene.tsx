/** A table without a game behind it. */
import { render } from '@testing-library/react-native';

import type { TableLayout } from '@/components/table/layout';
import { Scene } from '@/components/table/board/scene';
import { ThemeProvider } from '@/components/theme';
import type { View } from '@/engine';

const nothing = () => undefined;

export function showScene(view: View, layout: TableLayout): void {
  const participants = view.players.map((_, i) => ({
    name: `P${i}`,
    kind: 'ai' as const,
    colour: i,
  }));
  render(
    <ThemeProvider>
      <Scene
        testID="scene"
        view={view}
        layout={layout}
        cast={{ viewer: 0, participants }}
        front={0}
        scores={[]}
        onTap={nothing}
        onHold={nothing}
        onTemple={nothing}
        onPoints={nothing}
        head={null}
      >
        {null}
      </Scene>
    </ThemeProvider>,
  );
}
