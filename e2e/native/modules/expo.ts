/** The parts of Expo's modules that our app uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loud, type UnknownNativeCall } from '../runtime/loud';
import type { Bag, Realm } from '../runtime/realm';
import { audioModule } from './audio';
import { fileModules } from './files';
import { later, nothing, type ModuleHost } from './host';
import { sqliteModule } from './sqlite';

/** What the router's plugin writes into the app: the settings that it has in app.json. */
function routerSettings(): unknown {
  const file = readFileSync(join(__dirname, '../../../app.json'), 'utf8');
  const { plugins } = (JSON.parse(file) as { expo: { plugins: (string | unknown[])[] } }).expo;
  return plugins.find(([plugin]) => plugin === 'expo-router')?.[1];
}

/** What expo-modules-core's C++ installs: `expo` with its base classes. */
const CORE = `(() => {
  class EventEmitter {
    #listeners = new Map();
    addListener(name, run) {
      if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
      this.#listeners.get(name).add(run);
      return { remove: () => this.removeListener(name, run) };
    }
    removeListener(name, run) { this.#listeners.get(name)?.delete(run); }
    removeAllListeners(name) { this.#listeners.delete(name); }
    emit(name, ...args) { for (const run of [...(this.#listeners.get(name) ?? [])]) run(...args); }
    listenerCount(name) { return this.#listeners.get(name)?.size ?? 0; }
  }
  class NativeModule extends EventEmitter {}
  class SharedObject extends EventEmitter { release() {} }
  class SharedRef extends SharedObject {}
  return { EventEmitter, NativeModule, SharedObject, SharedRef };
})()`;

/** Optional modules: our dependencies only check whether they exist. */
export const ABSENT_IN_EXPO = [
  'ExpoGo',
  'ExpoUpdates',
  'NativeModulesProxy',
  'ExpoDomWebViewModule',
  'ExpoHead',
  'ExpoLocalization',
  'ExpoModulesCoreJSLogger',
  'ExpoDevMenu',
  'ExpoDevLauncher',
  'EXUpdates',
  'ExpoObserve',
  'ExpoAppMetrics',
];

/** Optional methods: our dependencies check for them before calling. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  ExpoUI: [
    'isDynamicColorAvailable',
    'SwitchDefaultIconSize',
    'ToggleButtonIconSize',
    'ToggleButtonIconSpacing',
  ],
  ExponentConstants: ['name', 'appOwnership', 'getWebViewUserAgentAsync'],
};

export interface ExpoModules {
  install(onUnknown: (error: UnknownNativeCall) => void): void;
  /** Closes its files, as the system does when an app ends. */
  close(): void;
}

function simpleModules(host: ModuleHost): Record<string, Bag> {
  const { realm, device, url } = host;
  const fonts: string[] = [];
  const done = (value?: unknown) => later(host, () => value);
  const feel = () => {
    device.hapticsFelt++;
    return done();
  };
  return {
    ExpoFontLoader: {
      loadAsync: (name: string) => later(host, () => void fonts.push(name)),
      getLoadedFonts: () => realm.give(fonts),
      customNativeFonts: realm.give([]),
    },
    ExpoAsset: { downloadAsync: (address: string) => done(address) },
    ExponentConstants: {
      manifest: JSON.stringify({
        name: 'Mottainai',
        slug: 'mottainai',
        scheme: 'mottainai',
        extra: { router: routerSettings() },
      }),
      executionEnvironment: 'bare',
      statusBarHeight: device.insets.top,
    },
    ExpoSplashScreen: {
      preventAutoHideAsync: () => done(true),
      internalPreventAutoHideAsync: () => done(true),
      internalMaybeHideAsync: () => done(true),
      hideAsync: () => done(true),
      hide: nothing,
      setOptions: nothing,
    },
    ExpoHaptics: {
      selectionAsync: feel,
      impactAsync: feel,
      notificationAsync: feel,
      performHapticsAsync: feel,
    },
    ExpoClipboard: {
      isPasteButtonAvailable: true,
      setStringAsync: (text: string) => {
        device.clipboard = text;
        return done(true);
      },
      getStringAsync: () => done(device.clipboard),
    },
    ExpoLocalization: {
      getLocales: () =>
        realm.give(device.languages.map((code) => ({ languageCode: code, languageTag: code }))),
      // Looked up when the package loads; dates are told by our own words.
      getCalendars: () => realm.give([]),
      addListener: () => realm.give({ remove: nothing }),
    },
    ExpoLinking: { getLinkingURL: () => url },
    // Present but never called by our app: the router and expo-font look them up.
    ExpoUI: {},
    ExpoFontUtils: {},
    ExpoRouter: {},
    ExpoRouterNativeLinkPreview: {},
    ExpoRouterToolbarModule: {},
    ExpoGlassEffect: { isLiquidGlassAvailable: false },
    ExpoSystemUI: { setBackgroundColorAsync: () => done() },
  };
}

/** Our app fetches nothing; an attempt is recorded and fails as without a network. */
function fetchModule({ realm, device }: ModuleHost): Bag {
  const classes = realm.run<(note: (address: string) => void) => Bag>(`(note) => ({
    NativeRequest: class NativeRequest extends expo.SharedObject {
      async start(address) { note(address); throw new Error('There is no network'); }
      cancel() {}
    },
    NativeResponse: class NativeResponse extends expo.SharedObject {},
  })`);
  return classes((address) => void device.requests.push(address));
}

function baseClasses(realm: Realm): Bag {
  const core = realm.run<Bag>(CORE);
  realm.global.expo = Object.assign(realm.give({}) as Bag, core, {
    uuidv4: () => '00000000-0000-4000-8000-000000000000',
    getViewConfig: () => realm.give({ validAttributes: {}, directEventTypes: {} }),
  });
  return realm.global.expo as Bag;
}

export function expoModules(host: ModuleHost): ExpoModules {
  const { realm } = host;
  const expo = baseClasses(realm);
  const { module: sqlite, close } = sqliteModule(host);
  const modules: Record<string, Bag> = {
    ...simpleModules(host),
    ...fileModules(host),
    ExpoSQLite: sqlite,
    ExpoAudio: audioModule(host),
    ExpoFetchModule: fetchModule(host),
  };
  const install = (onUnknown: (error: UnknownNativeCall) => void) => {
    const make = realm.run<(own: Bag) => object>(
      '(own) => Object.assign(new expo.NativeModule(), own)',
    );
    const asked = ['addListener', 'removeListeners', 'ViewPrototypes', '__expo_module_name__'];
    const found = new Map(
      Object.entries(modules).map(([name, own]) => [
        name,
        loud(name, make(own), onUnknown, [...asked, ...(OPTIONAL[name] ?? [])]),
      ]),
    );
    expo.modules = loud('Expo module', Object.fromEntries(found), onUnknown, ABSENT_IN_EXPO);
  };
  return { install, close };
}
