/** What the host notices of native components by itself. */
import { loadYoga } from 'yoga-layout/load';

import { Device } from '../../../e2e/native/device';
import type { ShadowNode } from '../../../e2e/native/fabric/node';
import { fontOf } from '../../../e2e/native/layout/fonts';
import { LayoutTree } from '../../../e2e/native/layout/tree';
import { Components } from '../../../e2e/native/view/components';

let nextTag = 1;
const modal = (testID: string): ShadowNode => ({
  tag: nextTag++,
  name: 'RCTModalHostView',
  surface: 1,
  props: { testID, visible: true },
  instance: null,
  children: [],
});

/** What is told of modals that were together, after these commits. */
async function together(...commits: readonly (readonly ShadowNode[])[]) {
  const device = new Device('ios');
  const nothing = () => undefined;
  const layout = new LayoutTree(
    await loadYoga(),
    device,
    () => ({ fontOf, fontScale: 1 }),
    nothing,
  );
  const components = new Components({
    ...{ device, layout, emit: nothing, changed: nothing, mounted: nothing },
    ...{ after: nothing, tell: nothing },
  });
  for (const children of commits) components.committed(layout, layout.commit(children));
  device.throwAway();
  return components.modalsPerCommit;
}

test('a modal that comes before another has gone, or with the commit in which it goes, is told', async () => {
  const [menu, log] = [modal('menu'), modal('log')];
  expect(await together([menu, log], [])).toContainEqual(['menu', 'log']);
  expect(await together([menu], [log])).toEqual([['menu', 'log']]);
});

test('one after the other is how it should be', async () => {
  const [menu, log] = [modal('menu'), modal('log')];
  expect(await together([menu], [menu], [], [log])).toEqual([]);
});
