/**
 * Our code that talks to a device, on Expo's JavaScript and the native host's modules. Only
 * `react-native` is mocked, of which it needs the platform.
 */
import { buildSync } from 'esbuild';
import { Script } from 'node:vm';
import { join } from 'node:path';

import type * as saves from '@/store/saves/expo';
import type * as share from '@/store/share/device';

import { Device, type Platform } from '../../../e2e/native/device';
import { expoModules } from '../../../e2e/native/modules/expo';
import type { ModuleHost } from '../../../e2e/native/modules/host';
import { installGlobals } from '../../../e2e/native/runtime/globals';
import { Loop } from '../../../e2e/native/runtime/loop';
import { Realm } from '../../../e2e/native/runtime/realm';

const ROOT = join(__dirname, '../../..');
const ENTRY = `
  export * as saves from '@/store/saves/expo';
  export * as share from '@/store/share/device';
`;

const scripts = new Map<Platform, Script>();

/** As Metro would resolve it for this platform. */
function bundle(platform: Platform): Script {
  let script = scripts.get(platform);
  if (script === undefined) {
    const { outputFiles } = buildSync({
      stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'ours',
      alias: { expo: 'expo-modules-core' },
      external: ['react-native'],
      mainFields: ['react-native', 'module', 'main'],
      resolveExtensions: [platform, 'native', ''].flatMap((kind) =>
        ['ts', 'tsx', 'js'].map((ext) => `${kind && `.${kind}`}.${ext}`),
      ),
      define: {
        __DEV__: 'false',
        'process.env.EXPO_OS': JSON.stringify(platform),
        'process.env.NODE_ENV': '"production"',
      },
    });
    script = new Script(outputFiles[0]?.text ?? '');
    scripts.set(platform, script);
  }
  return script;
}

const REACT_NATIVE = `(OS) => {
  globalThis.require = () => ({
    Platform: { OS, select: (of) => of[OS] ?? of.native ?? of.default },
    NativeModules: {},
    TurboModuleRegistry: { get: () => null },
    // A view that expo-clipboard registers on iOS.
    get: () => null,
  });
}`;

/** The host's clock stands still unless told to go on; here native work ends by itself. */
class RunningLoop extends Loop {
  override post(run: () => void, rank = 0) {
    setImmediate(() => void this.settle());
    return super.post(run, rank);
  }
}

export interface OnDevice {
  readonly device: Device;
  readonly saves: typeof saves;
  readonly share: typeof share;
  /** Calls the host does not know, and uncaught errors. */
  readonly complaints: unknown[];
  end(): void;
}

export function onDevice(platform: Platform): OnDevice {
  const device = new Device(platform);
  const complaints: unknown[] = [];
  const fail = (error: unknown) => void complaints.push(error);
  const loop = new RunningLoop(fail);
  const realm = new Realm(
    () => device.today(loop.look()),
    () => device.chance(),
  );
  installGlobals({ realm, loop, fail, log: (_, message) => fail(message) });
  const unused = () => undefined;
  const host: ModuleHost = {
    ...{ realm, loop, device, url: null, fail },
    ...{ soundBegan: unused, announce: unused, leave: unused, emit: unused },
  };
  const expo = expoModules(host);
  expo.install(fail);
  realm.run<(platform: Platform) => void>(REACT_NATIVE)(platform);
  realm.evaluate(bundle(platform));
  const ours = realm.run<Pick<OnDevice, 'saves' | 'share'>>('ours');
  const end = () => {
    loop.stop();
    expo.close();
    device.throwAway();
  };
  return { device, complaints, ...ours, end };
}
