/**
 * A layer over the whole table that a screen reader comes to in its turn. Devices ignore the order
 * of the document: Android goes by the places of siblings, iOS by the places of groups. All layers
 * are as high as the table, so only their left edges count, and those follow `order`.
 */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

interface ReadLayerProps {
  readonly order: number;
  /** Its place among the layers that are drawn. */
  readonly z?: number;
  readonly children: ReactNode;
}

/** More than there are layers side by side, so that each reaches over the left edge of the table. */
const LAYERS = 128;

export function ReadLayer({ order, z, children }: ReadLayerProps) {
  return (
    <View collapsable={false} style={[styles.layer, { left: order - LAYERS, zIndex: z }]}>
      <View style={[styles.layer, { left: LAYERS - order }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', top: 0, right: 0, bottom: 0, pointerEvents: 'box-none' },
});
