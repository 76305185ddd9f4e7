import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { Picture } from './browser-picture';
import type { FacePictureProps } from './drawings';
import { artLayers, plateLayers } from './drawn';
import { LEAST_DRAWING } from './geometry';

/**
 * The drawing is a picture of its own: only it has the same proportions at every size, so only it may stand in for
 * another size while that one is made.
 */
export const FacePicture = memo(function FacePicture(props: FacePictureProps) {
  const { g, w, h, name, material } = props;
  const { x, y, size } = g.drawing;
  const plate = useMemo(() => plateLayers(g, h, material), [g, h, material]);
  const art = useMemo(() => artLayers(name, material, size), [name, material, size]);
  return (
    <>
      <Picture name={`plate ${material}`} w={w} h={h} layers={plate} inset={-1} exact />
      {size >= LEAST_DRAWING && (
        <View style={{ position: 'absolute', left: x - 1, top: y - 1 }}>
          <Picture name={`work ${name}`} w={size} h={size} layers={art} inset={0} />
        </View>
      )}
    </>
  );
});
