import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

interface ExpoModules {
  readonly modules: readonly { readonly packageName: string }[];
}
interface NativeModules {
  readonly dependencies: Readonly<Record<string, unknown>>;
}

/** The packages with native code that a build of this platform links. */
function linked(root: string, platform: 'android' | 'ios'): string[] {
  const ask = (...args: string[]): unknown => {
    const command = [join(root, 'node_modules/expo/bin/autolinking'), ...args, '--json'];
    return JSON.parse(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }));
  };
  const expo = ask('resolve', '--platform', platform === 'ios' ? 'apple' : platform);
  const native = ask('react-native-config', '--platform', platform);
  const names = [
    'react-native',
    ...(expo as ExpoModules).modules.map(({ packageName }) => packageName),
    ...Object.keys((native as NativeModules).dependencies),
  ];
  return [...new Set(names)].sort();
}

function privacyManifests(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => path.endsWith('.xcprivacy')).map((path) => join(folder, path));
}

/** What the linked libraries ask for, by name or path. */
export function librariesOf(root: string) {
  const modules = join(root, 'node_modules');
  const libraries: Record<string, string> = {};
  for (const name of linked(root, 'android')) {
    const folder = join(modules, name, name === 'react-native' ? 'ReactAndroid' : 'android');
    const manifest = join(folder, 'src/main/AndroidManifest.xml');
    if (existsSync(manifest)) libraries[name] = readFileSync(manifest, 'utf8');
  }
  const privacyOfLibraries: Record<string, string> = {};
  for (const name of linked(root, 'ios')) {
    for (const path of privacyManifests(join(modules, name))) {
      privacyOfLibraries[relative(modules, path)] = readFileSync(path, 'utf8');
    }
  }
  return { libraries, privacyOfLibraries };
}
