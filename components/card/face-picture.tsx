/** What is drawn on a whole card: its edge, its picture, its glyph and the disc of its value. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Raster } from '@/components/ui/raster';

import { pictureSize, type FacePictureProps } from './drawings';
import { LEAST_DRAWING } from './geometry';
import { GLYPHS, SPINES, WORKS } from './pictures';
import { tonesOf } from './tones';

/** Width of a card's border, from inside which its parts are placed. */
const RIM = 1;

export const FacePicture = memo(function FacePicture({ g, h, name, material }: FacePictureProps) {
  const tones = tonesOf(material);
  const size = pictureSize(g.drawing.size);
  const { disc, frame, glyph, glyphAt } = g;
  const at = (x: number, y: number, w: number, tall: number) => ({
    left: x - RIM,
    top: y - RIM,
    width: w,
    height: tall,
  });
  return (
    <>
      <Raster
        source={SPINES[size][material]()}
        style={[styles.part, at(0, 0, g.edge, h), { backgroundColor: tones.ink }]}
      />
      {g.drawing.size >= LEAST_DRAWING && (
        <Raster
          source={WORKS[size][name]()}
          fit="contain"
          style={[
            styles.part,
            // Its frame is drawn half outside.
            at(g.artX - frame / 2, g.artY - frame / 2, g.artW + frame, g.artH + frame),
            { backgroundColor: tones.tint, borderWidth: frame, borderColor: tones.ink },
          ]}
        />
      )}
      {glyph > 0 && (
        <Raster
          source={GLYPHS[material]()}
          tint={tones.ink}
          style={[styles.part, at(glyphAt.x, glyphAt.y, glyph, glyph)]}
        />
      )}
      <View
        style={[
          styles.part,
          at(g.discX - disc, g.factsY + g.factsH / 2 - disc, 2 * disc, 2 * disc),
          { borderRadius: disc, backgroundColor: tones.ink },
        ]}
      />
    </>
  );
});

const styles = StyleSheet.create({ part: { position: 'absolute' } });
