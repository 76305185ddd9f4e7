/** React Native's own native flags, read from the sources that a phone's build is made of. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'ReactCommon/react/featureflags';
/** The second is what the stable release of React Native puts over the defaults. */
const FILES = ['ReactNativeFeatureFlagsDefaults.h', 'ReactNativeFeatureFlagsOverridesOSSStable.h'];

export function readFlags(): Record<string, boolean | number> {
  const root = dirname(require.resolve('react-native/package.json'));
  const flags: Record<string, boolean | number> = {};
  for (const file of FILES) {
    const source = readFileSync(join(root, FOLDER, file), 'utf8');
    for (const [, name = '', value = ''] of source.matchAll(
      /(?:bool|double) (\w+)\(\) override\s*\{\s*return ([^;]+);/g,
    )) {
      flags[name] = value === 'true' ? true : value === 'false' ? false : Number(value);
    }
  }
  return flags;
}
