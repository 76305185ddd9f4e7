import { screen } from '@testing-library/react-native';
import { StatusBar } from 'expo-status-bar';

import { layout as layTable } from '@/components/table/layout';

import { showScene } from '../support/bare-scene';
import { crowdedView } from '../support/views';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const PHONE = { width: 390, height: 844, insets, text: 1 };

test.each([
  ['noon', 'dark'],
  ['night', 'light'],
] as const)('by %s the signs in the status bar are %s', (phase, style) => {
  const view = { ...crowdedView(2, 0), phase };
  showScene(view, layTable(view, PHONE, { front: 0 }));
  const bars = screen.UNSAFE_getAllByType(StatusBar).map((bar) => String(bar.props.style));
  expect(bars).toEqual([style]);
});
