/** A QR code, black on white in dark mode too: cameras look for that. */
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { RADIUS, SPACE } from '@/components/theme';
import type { Qr } from '@/store/share/qr';

const NARROWEST = 240;
const WIDEST = 340;
/** Of the page and the panel around it, on both sides together. */
const MARGINS = 2 * (SPACE.l + SPACE.s + 1);

interface QrCodeProps {
  readonly qr: Qr;
  readonly label: string;
}

export function QrCode({ qr, label }: QrCodeProps) {
  const { width, height } = useWindowDimensions();
  const side = Math.max(NARROWEST, Math.min(WIDEST, width - MARGINS, height - MARGINS));
  return (
    <View
      testID="qr-code"
      role="img"
      accessible
      aria-label={label}
      style={[styles.paper, { width: side, height: side }]}
    >
      <Svg width={side} height={side} viewBox={`0 0 ${qr.size} ${qr.size}`}>
        <Path d={qr.path} fill="#000000" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: {
    alignSelf: 'center',
    backgroundColor: '#FFFFFF',
    borderRadius: RADIUS.m,
    overflow: 'hidden',
  },
});
