import { Device } from '../../../e2e/native/device';

describe('the date of a device', () => {
  test('goes on from one run of the app to the next', () => {
    const device = new Device('ios');
    const begun = device.today(0);
    expect(device.today(5000) - begun).toBe(5000);
    device.ran(5000);
    expect(device.today(0) - begun).toBe(5000);
    expect(device.today(300) - begun).toBe(5300);
    device.throwAway();
  });
});
