/** The native components that the host lays out, draws and touches as a device does. */
import type { Platform } from '../device';

const ON_BOTH = [
  'RCTView',
  'RCTText',
  'RCTVirtualText',
  'RCTRawText',
  'RCTImageView',
  'RCTScrollView',
  'RCTModalHostView',
  'RNCSafeAreaProvider',
  'RNSScreen',
  'RNSScreenContentWrapper',
  'RNSScreenStack',
  'RNSScreenStackHeaderConfig',
  'RNSVGCircle',
  'RNSVGClipPath',
  'RNSVGDefs',
  'RNSVGGroup',
  'RNSVGLinearGradient',
  'RNSVGPath',
  'RNSVGRadialGradient',
  'RNSVGRect',
];

const ON_ONE: Readonly<Record<Platform, readonly string[]>> = {
  android: ['AndroidTextInput', 'RNSVGSvgViewAndroid'],
  ios: [
    'RCTScrollContentView',
    'RCTSinglelineTextInputView',
    'RCTMultilineTextInputView',
    'RNSSafeAreaView',
    'RNSVGSvgView',
  ],
};

export const componentsOn = (platform: Platform): ReadonlySet<string> =>
  new Set([...ON_BOTH, ...ON_ONE[platform]]);
