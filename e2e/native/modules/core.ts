import type { Bag, Callback } from '../runtime/realm';
import { animatedModule } from './animated';
import { readFlags } from './feature-flags';
import { HEARD, nothing, type ModuleHost } from './host';
import { idleCallbacks } from './idle';

export function dimensionsOf({ width, height, scale, fontScale }: ModuleHost['device']): Bag {
  const points = { width, height, scale, fontScale };
  const pixels = { width: width * scale, height: height * scale, scale, fontScale };
  const densityDpi = 160 * scale;
  return {
    window: points,
    screen: points,
    windowPhysicalPixels: { ...pixels, densityDpi },
    screenPhysicalPixels: { ...pixels, densityDpi },
  };
}

function platformConstants({ device }: ModuleHost): Bag {
  const reactNativeVersion = { major: 0, minor: 86, patch: 3, prerelease: null };
  const common = { isTesting: false, reactNativeVersion };
  if (device.platform === 'ios') {
    const idiom = Math.min(device.width, device.height) < 600 ? 'phone' : 'pad';
    return {
      ...common,
      forceTouchAvailable: false,
      osVersion: '26.0',
      systemName: 'iOS',
      interfaceIdiom: idiom,
    };
  }
  return {
    ...common,
    Version: 36,
    Release: '16',
    Serial: 'unknown',
    Fingerprint: 'host',
    Model: 'Host',
    Brand: 'host',
    Manufacturer: 'host',
    ServerHost: '',
    uiMode: 'normal',
  };
}

function accessibility(host: ModuleHost): Record<string, Bag> {
  const { device } = host;
  const tell = (what: () => boolean) => (answer: Callback) => void answer(what());
  const no = tell(() => false);
  const announce = (text: string) => host.announce(text);
  const android = {
    ...HEARD,
    isReduceMotionEnabled: tell(() => device.reduceMotion),
    isInvertColorsEnabled: no,
    isHighTextContrastEnabled: no,
    isGrayscaleEnabled: no,
    isTouchExplorationEnabled: tell(() => device.screenReader),
    isAccessibilityServiceEnabled: tell(() => device.screenReader),
    announceForAccessibility: announce,
    getRecommendedTimeoutMillis: (wanted: number, answer: Callback) => void answer(wanted),
    setAccessibilityFocus: nothing,
  };
  const ios = {
    ...HEARD,
    getCurrentReduceMotionState: tell(() => device.reduceMotion),
    getCurrentBoldTextState: no,
    getCurrentGrayscaleState: no,
    getCurrentInvertColorsState: no,
    getCurrentDarkerSystemColorsState: no,
    getCurrentPrefersCrossFadeTransitionsState: no,
    getCurrentReduceTransparencyState: no,
    getCurrentVoiceOverState: tell(() => device.screenReader),
    announceForAccessibility: announce,
    announceForAccessibilityWithOptions: announce,
    setAccessibilityContentSizeMultipliers: nothing,
    setAccessibilityFocus: nothing,
  };
  return { AccessibilityInfo: android, AccessibilityManager: ios };
}

function linking({ realm, url, device }: ModuleHost): Bag {
  return {
    ...HEARD,
    getInitialURL: () => realm.settled(url),
    canOpenURL: () => realm.settled(true),
    openURL: (address: string) => {
      device.requests.push(address);
      return realm.settled(true);
    },
  };
}

export interface StatusBar {
  style: string;
  hidden: boolean;
}

function statusBar(bar: StatusBar, { device, realm }: ModuleHost): Bag {
  return {
    ...HEARD,
    getConstants: () => realm.give({ HEIGHT: device.insets.top, DEFAULT_BACKGROUND_COLOR: 0 }),
    getHeight: (answer: Callback) => void answer(realm.give({ height: device.insets.top })),
    setStyle: (style: string) => void (bar.style = style),
    setHidden: (hidden: boolean) => void (bar.hidden = hidden),
    setColor: nothing,
    setTranslucent: nothing,
    setNetworkActivityIndicatorVisible: nothing,
  };
}

export function coreModules(host: ModuleHost, bar: StatusBar): Record<string, Bag> {
  const { realm, device } = host;
  const give = (value: unknown) => () => realm.give(value);
  const flags = Object.entries(readFlags()).map(([name, value]) => [name, () => value] as const);
  const microtask = realm.run<Callback>('(run) => { Promise.resolve().then(() => run()); }');
  const report = (data: { message: string; stack?: readonly { methodName: string }[] }) => {
    const where = (data.stack ?? []).slice(0, 8).map((frame) => frame.methodName);
    host.fail(new Error(`${data.message}\n    in ${where.join(' ← ')}`));
  };
  return {
    ...accessibility(host),
    PlatformConstants: { getConstants: give(platformConstants(host)) },
    DeviceInfo: {
      getConstants: () => realm.give({ Dimensions: dimensionsOf(device), isEdgeToEdge: true }),
    },
    SourceCode: { getConstants: give({ scriptURL: 'file:///app/index.bundle' }) },
    AppState: {
      ...HEARD,
      getConstants: give({ initialAppState: 'active' }),
      getCurrentAppState: (answer: Callback) => void answer(realm.give({ app_state: 'active' })),
    },
    I18nManager: {
      getConstants: give({
        isRTL: false,
        doLeftAndRightSwapInRTL: true,
        localeIdentifier: 'en_US',
      }),
      allowRTL: nothing,
      forceRTL: nothing,
      swapLeftAndRightInRTL: nothing,
    },
    Appearance: {
      ...HEARD,
      getColorScheme: () => (device.dark ? 'dark' : 'light'),
      setColorScheme: nothing,
    },
    StatusBarManager: statusBar(bar, host),
    UIManager: {
      getConstants: give({}),
      getConstantsForViewManager: () => null,
      getDefaultEventTypes: give([]),
      setLayoutAnimationEnabledExperimental: nothing,
    },
    // The fetch polyfill creates an empty blob to test for support.
    BlobModule: { getConstants: give({}), createFromParts: nothing, release: nothing },
    ExceptionsManager: { reportException: report, dismissRedbox: nothing },
    LinkingManager: linking(host),
    IntentAndroid: linking(host),
    NativeReactNativeFeatureFlagsCxx: Object.fromEntries(flags),
    NativeAnimatedModule: animatedModule(),
    NativeAnimatedTurboModule: animatedModule(),
    SoundManager: { playTouchSound: nothing },
    KeyboardObserver: HEARD,
    DeviceEventManager: { invokeDefaultBackPressHandler: () => host.leave() },
    RNCSafeAreaContext: {
      getConstants: () => {
        const { insets, width, height } = device;
        const frame = { x: 0, y: 0, width, height };
        return realm.give({ initialWindowMetrics: { insets, frame } });
      },
    },
    NativeMicrotasksCxx: { queueMicrotask: microtask },
    NativeIdleCallbacksCxx: idleCallbacks(host),
  };
}
