/** React Native's native feature flags, read from its C++ sources. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'ReactCommon/react/featureflags';
/** The second overrides the defaults in stable releases of React Native. */
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
