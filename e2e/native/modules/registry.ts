/** How JavaScript looks up native modules; a missing one fails with its name. */
import type { Platform } from '../device';
import { loud, UnknownNativeCall } from '../runtime/loud';
import type { Bag } from '../runtime/realm';
import { ABSENT_IN_EXPO, type ExpoModules } from './expo';
import { HEARD, type ModuleHost } from './host';

/** Also missing in a release build: developer tools, and React Native features behind flags. */
const ABSENT = new Set([
  'BugReporting',
  'EXDevLauncher',
  'ExpoUpdates',
  'DevLoadingView',
  'DevMenu',
  'DevSettings',
  'FrameRateLogger',
  'HeapCapture',
  'HeadlessJsTaskSupport',
  'JSCHeapCapture',
  'LogBox',
  'ModalManager',
  'ReactDevToolsRuntimeSettingsModule',
  'ReactDevToolsSettingsManager',
  'RNEdgeToEdge',
  'RedBox',
  'SegmentFetcher',
  'NativeFantomCxx',
  'NativeIntersectionObserverCxx',
  'NativeMutationObserverCxx',
  'NativePerformanceCxx',
  'NativePerformanceObserverCxx',
  'NativeUnimoduleProxy',
]);

/** Modules that exist only on the other platform. */
const NOT_ON: Readonly<Record<Platform, readonly string[]>> = {
  android: ['AccessibilityManager', 'LinkingManager', 'NativeAnimatedTurboModule'],
  ios: ['AccessibilityInfo', 'IntentAndroid', 'NativeAnimatedModule', 'SoundManager'],
};

/** Exists on a device but is never called by our app; some code checks whether a method exists. */
const NEVER_CALLED: Readonly<Record<string, readonly string[]>> = {
  FileReaderModule: [],
  ImageLoader: [],
  Networking: [],
  RNGestureHandlerModule: [],
  RNSModule: [],
  RNSVGRenderableModule: [],
  RNSVGSvgViewModule: [],
  SettingsManager: [],
  Timing: [],
  Vibration: [],
  WebSocketModule: [],
};

export function installModules(
  host: ModuleHost,
  modules: Readonly<Record<string, Bag>>,
  expo: ExpoModules,
  onUnknown: (error: UnknownNativeCall) => void,
): void {
  const { realm } = host;
  const known = new Map(
    Object.entries(modules).map(([name, module]) => [
      name,
      loud(name, module, onUnknown, ['__initData']),
    ]),
  );
  const refuse = (what: string) => (): never => {
    const error = new UnknownNativeCall(what);
    onUnknown(error);
    throw error;
  };
  for (const [name, methods] of Object.entries(NEVER_CALLED)) {
    const refusing = methods.map((method) => [method, refuse(`${name}.${method}`)] as const);
    known.set(name, loud(name, { ...HEARD, ...Object.fromEntries(refusing) }, onUnknown));
  }
  const find = (name: string): unknown => {
    if (NOT_ON[host.device.platform].includes(name)) return null;
    const module = known.get(name);
    if (module !== undefined) return module;
    if (ABSENT.has(name) || ABSENT_IN_EXPO.includes(name)) return null;
    return refuse(`module ${name}`)();
  };
  realm.global.__turboModuleProxy = find;
  realm.global.nativeModuleProxy = new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' ? find(name) : undefined) },
  );
  expo.install(onUnknown);
}
