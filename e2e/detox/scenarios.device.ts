import { device } from 'detox';

import { SCENARIOS } from '../scenarios';
import { DetoxDriver } from './driver';

const app = new DetoxDriver();

afterEach(async () => {
  if (device.getPlatform() === 'android') await app.offline(false);
});

test.each(SCENARIOS)('$name', (scenario) => scenario.run(app));
