/**
 * The sounds as recipes: paper, wood, clay and a singing bowl. All tones are from one scale (A, B,
 * C sharp, E, F sharp), so that they go together.
 */
import type { Sound } from '../../components/senses/sound-of';
import type { Samples } from './synth';
import { barTones, bowlTones, brush, finish, noiseFrom, silence, strike } from './synth';

const A3 = 220;
const E4 = 329.63;
const A4 = 440;
const E5 = 659.26;
const F5 = 739.99;
const A5 = 880;
const E6 = 1318.51;

/** Loudness: cards in the background, calls for attention in front. */
const CARD = -23;
const EVENT = -19;
const BOWL = -21;

function card(seed: number, seconds: number, work: (mix: Samples, noise: () => number) => void) {
  const mix = silence(seconds);
  work(mix, noiseFrom(seed));
  return finish(mix, CARD);
}

function bowl(pitch: number, seconds: number): Samples {
  const mix = silence(seconds);
  strike(mix, bowlTones(pitch, seconds * 0.42, 2.4), { soft: 0.028 });
  return finish(mix, BOWL);
}

function event(seed: number, seconds: number, work: (mix: Samples, noise: () => number) => void) {
  const mix = silence(seconds);
  work(mix, noiseFrom(seed));
  return finish(mix, EVENT);
}

export const FAMILY: Readonly<Record<Sound, () => Samples>> = {
  /** A card that slides over the table. */
  slide: () =>
    card(101, 0.165, (mix, noise) =>
      brush(mix, noise, {
        seconds: 0.16,
        from: 1500,
        to: 2900,
        narrow: 1.1,
        peak: 0.4,
        grain: 0.5,
      }),
    ),

  /** A card goes under the edge of the mat: a rustle that ends softly. */
  tuck: () =>
    card(102, 0.22, (mix, noise) => {
      brush(mix, noise, { seconds: 0.15, from: 2300, to: 900, narrow: 1.1, peak: 0.3, grain: 0.5 });
      strike(mix, [{ pitch: 210, gain: 0.5, rings: 0.02 }], { at: 0.115, soft: 0.006 });
      brush(mix, noise, { at: 0.11, seconds: 0.06, from: 700, to: 400, dull: true, peak: 0.15 });
    }),

  /** A card that is turned: it bends, then snaps flat. */
  flip: () =>
    card(103, 0.17, (mix, noise) => {
      brush(mix, noise, { seconds: 0.09, from: 1200, to: 4200, gain: 0.7, peak: 0.8, grain: 0.3 });
      brush(mix, noise, { at: 0.085, seconds: 0.05, from: 3600, to: 1900, gain: 1.6, peak: 0.06 });
    }),

  /** Wood on wood: something has been decided. */
  clack: () =>
    event(104, 0.14, (mix, noise) => {
      strike(mix, [
        { pitch: A5, gain: 1, rings: 0.022 },
        { pitch: 1660, gain: 0.5, rings: 0.013 },
        { pitch: 2590, gain: 0.25, rings: 0.007 },
      ]);
      brush(mix, noise, { seconds: 0.01, from: 2600, to: 1500, gain: 0.5, peak: 0.1 });
    }),

  /** A work of Paper: sheets that settle. */
  paper: () =>
    event(105, 0.31, (mix, noise) => {
      for (let i = 0; i < 7; i++) {
        const at = 0.012 + i * 0.036 + 0.012 * Math.abs(noise());
        const high = 3000 + 1300 * noise();
        const gain = 1 - i * 0.11;
        brush(mix, noise, {
          at,
          seconds: 0.055,
          from: high,
          to: high * 0.75,
          narrow: 1.3,
          gain,
          grain: 0.8,
        });
      }
    }),

  /** A work of Stone: two pebbles. */
  stone: () =>
    event(106, 0.2, (mix, noise) => {
      for (const { at, gain, pitch } of [
        { at: 0, gain: 1, pitch: 1 },
        { at: 0.062, gain: 0.55, pitch: 1.06 },
      ]) {
        const tones = [
          { pitch: 640 * pitch, gain: 0.6, rings: 0.012 },
          { pitch: 1870 * pitch, gain: 1, rings: 0.011 },
          { pitch: 3120 * pitch, gain: 0.5, rings: 0.006 },
        ];
        strike(mix, tones, { at, gain, soft: 0.0008 });
        brush(mix, noise, {
          at,
          seconds: 0.008,
          from: 3600,
          to: 2400,
          gain: gain * 0.7,
          peak: 0.1,
        });
      }
    }),

  /** A work of Cloth: a folded robe put down. */
  cloth: () =>
    event(107, 0.28, (mix, noise) => {
      strike(mix, [{ pitch: 165, gain: 0.9, rings: 0.045 }], { soft: 0.012 });
      brush(mix, noise, { seconds: 0.2, from: 900, to: 420, dull: true, peak: 0.12, narrow: 0.6 });
    }),

  /** A work of Clay: a cup set on a shelf. */
  clay: () =>
    event(108, 0.28, (mix, noise) => {
      const tones = [
        { pitch: E6, gain: 1, rings: 0.042 },
        { pitch: 2790, gain: 0.45, rings: 0.028 },
        { pitch: 4310, gain: 0.2, rings: 0.014 },
      ];
      strike(mix, tones, {});
      strike(mix, tones, { at: 0.085, gain: 0.35 });
      brush(mix, noise, { seconds: 0.012, from: 2200, to: 1400, gain: 0.4, peak: 0.1 });
    }),

  /** A work of Metal: a small bell. */
  metal: () => event(109, 0.5, (mix) => strike(mix, bowlTones(F5, 0.19, 3.2), { soft: 0.002 })),

  /** A prayer: the smallest bell there is. */
  pray: () => {
    const mix = silence(0.4);
    strike(mix, bowlTones(E6, 0.13, 4), { soft: 0.004 });
    return finish(mix, CARD);
  },

  /** The day goes down the scale. */
  morning: () => bowl(A4, 0.46),
  noon: () => bowl(E4, 0.46),
  night: () => bowl(A3, 0.56),

  /** Your turn: two wooden notes, upwards. */
  turn: () =>
    event(110, 0.36, (mix) => {
      strike(mix, barTones(E5, 0.075), {});
      strike(mix, barTones(A5, 0.085), { at: 0.135 });
    }),

  /** Not that one: a fingertip on a cushion. */
  refuse: () => {
    const mix = silence(0.15);
    strike(mix, [{ pitch: 262, gain: 1, rings: 0.024 }], { soft: 0.007 });
    brush(mix, noiseFrom(111), { seconds: 0.05, from: 620, to: 320, dull: true, peak: 0.15 });
    return finish(mix, CARD);
  },

  /** The end: three bowls, one after the other. */
  end: () => {
    const mix = silence(1.1);
    [A3, E4, A4].forEach((pitch, i) =>
      strike(mix, bowlTones(pitch, 0.36, 2), { at: i * 0.11, soft: 0.02, gain: 1 - i * 0.15 }),
    );
    return finish(mix, EVENT);
  },
};
