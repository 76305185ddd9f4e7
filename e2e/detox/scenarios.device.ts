import { device } from 'detox';

import { planFor, tellNotRun, type DriverName } from '../plan';
import { SCENARIOS } from '../scenarios';
import { DetoxDriver } from './driver';

/** Known without a device: the name of Detox's configuration starts with the platform. */
const platform = process.env.DETOX_CONFIGURATION?.startsWith('ios') ? 'ios' : 'android';
const driver: DriverName = `detox ${platform}`;
const plan = planFor(driver, SCENARIOS);
tellNotRun(driver, plan);

const app = new DetoxDriver();

afterEach(async () => {
  if (device.getPlatform() === 'android') await app.offline(false);
});

test.each(plan.run)('$name', async (scenario) => {
  await device.setOrientation('portrait');
  await scenario.run(app);
});
