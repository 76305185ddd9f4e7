import { Platform } from 'react-native';

declare const platformUnderTest: string;

/** Otherwise the second run would only repeat the first. */
test('what is compiled and what is resolved are of the platform under test', () => {
  expect(process.env.EXPO_OS).toBe(platformUnderTest);
  expect(Platform.OS).toBe(platformUnderTest);
  const resolved = require.resolve('react-native/Libraries/Utilities/Platform');
  expect(resolved.endsWith(`Platform.${platformUnderTest}.js`)).toBe(true);
});
