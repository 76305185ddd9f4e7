/**
 * Building blocks of the sounds. Randomness comes from a seed, so a recipe always gives the same
 * bytes.
 */

export const RATE = 22_050;

/** Samples between -1 and 1. */
export type Samples = Float64Array;

export const silence = (seconds: number): Samples => new Float64Array(Math.round(seconds * RATE));

/** Noise between -1 and 1, the same for the same seed (mulberry32). */
export function noiseFrom(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** One tone of a struck object. */
export interface Tone {
  /** In hertz. */
  readonly pitch: number;
  readonly gain: number;
  /** Seconds until it has fallen to about a third. */
  readonly rings: number;
}

/** Something struck at `at`: each of its tones dies away at its own pace. */
export function strike(
  into: Samples,
  tones: readonly Tone[],
  { at = 0, gain = 1, soft = 0.0015 }: { at?: number; gain?: number; soft?: number } = {},
): void {
  const first = Math.round(at * RATE);
  for (const tone of tones) {
    for (let i = first; i < into.length; i++) {
      const t = (i - first) / RATE;
      // No mallet is infinitely hard: the tone swells for a moment.
      const swell = t < soft ? 0.5 - 0.5 * Math.cos((Math.PI * t) / soft) : 1;
      const wave = Math.sin(2 * Math.PI * tone.pitch * t) * Math.exp(-t / tone.rings);
      into[i] = (into[i] as number) + gain * tone.gain * swell * wave;
    }
  }
}

/** A metal bowl or bell: pairs of tones a little apart make it tremble. */
export function bowlTones(pitch: number, rings: number, trembling: number): Tone[] {
  const parts = [
    { ratio: 1, gain: 1, length: 1 },
    { ratio: 2.71, gain: 0.34, length: 0.62 },
    { ratio: 5.15, gain: 0.1, length: 0.33 },
  ];
  return parts.flatMap(({ ratio, gain, length }) =>
    [
      { apart: 0, share: 0.7 },
      { apart: trembling, share: 0.3 },
    ].map(({ apart, share }) => ({
      pitch: pitch * ratio + apart,
      gain: gain * share,
      rings: rings * length,
    })),
  );
}

/** A wooden bar: a clear tone with a short, much higher one. */
export function barTones(pitch: number, rings: number): Tone[] {
  return [
    { pitch, gain: 1, rings },
    { pitch: pitch * 2.76, gain: 0.22, rings: rings * 0.3 },
    { pitch: pitch * 5.4, gain: 0.08, rings: rings * 0.14 },
  ];
}

export interface Brush {
  readonly at?: number;
  readonly seconds: number;
  readonly gain?: number;
  /** Middle frequency of the rustle in hertz, at its beginning and end. */
  readonly from: number;
  readonly to: number;
  /** Resonance: 0.5 is airy, 3 is a whistle. */
  readonly narrow?: number;
  /** When it is loudest, from 0 (beginning) to 1 (end). */
  readonly peak?: number;
  /** Low-pass frequency, as if heard through a blanket. */
  readonly dull?: boolean;
  /** From 0 (smooth) to 1 (rough). */
  readonly grain?: number;
}

/** A brushing sound: noise through a moving filter (Chamberlin's). */
export function brush(into: Samples, noise: () => number, b: Brush): void {
  const first = Math.round((b.at ?? 0) * RATE);
  const length = Math.round(b.seconds * RATE);
  const peak = b.peak ?? 0.35;
  const damping = 1 / (b.narrow ?? 0.7);
  let low = 0;
  let band = 0;
  let fibre = 0;
  for (let i = 0; i < length && first + i < into.length; i++) {
    const at = i / length;
    const f = 2 * Math.sin((Math.PI * (b.from + (b.to - b.from) * at)) / RATE);
    // Twice per sample, which keeps the filter stable at high frequencies.
    const grit = noise();
    for (let half = 0; half < 2; half++) {
      low += (f / 2) * band;
      band += (f / 2) * (grit - low - damping * band);
    }
    if (i % 24 === 0) fibre = Math.abs(noise());
    const rise = at < peak ? at / peak : (1 - at) / (1 - peak);
    const hull = Math.sin((Math.PI / 2) * rise) ** 2;
    const heard = b.dull === true ? low : band;
    const texture = 1 - (b.grain ?? 0) * fibre;
    into[first + i] = (into[first + i] as number) + (b.gain ?? 1) * hull * texture * heard;
  }
}

/** The time over which the ear judges loudness. */
const LISTEN = 0.05;

/** The loudness of the loudest moment, in decibels below full. */
export function loudness(samples: ArrayLike<number>): number {
  const window = Math.min(samples.length, Math.round(LISTEN * RATE));
  let sum = 0;
  let most = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += (samples[i] as number) ** 2;
    if (i >= window) sum -= (samples[i - window] as number) ** 2;
    if (sum > most) most = sum;
  }
  return 10 * Math.log10(most / window);
}

/** Removes what is too low to hear and strains the speaker. */
function withoutRumble(samples: Samples): Samples {
  const out = new Float64Array(samples.length);
  const keep = Math.exp((-2 * Math.PI * 60) / RATE);
  for (let i = 1; i < samples.length; i++) {
    out[i] = keep * ((out[i - 1] as number) + (samples[i] as number) - (samples[i - 1] as number));
  }
  return out;
}

/** Fades in and out, so that nothing clicks. */
function withSoftEnds(samples: Samples, fadeIn: number, fadeOut: number): void {
  const last = samples.length - 1;
  const ease = (x: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, x));
  for (let i = 0; i <= last; i++) {
    const gain = ease(i / RATE / fadeIn) * ease((last - i) / RATE / fadeOut);
    samples[i] = (samples[i] as number) * gain;
  }
}

/** The largest sample. */
export const CEILING = 0.5;

/** The finish of a mix: no rumble, soft ends, and the wanted loudness in decibels. */
export function finish(raw: Samples, level: number): Samples {
  const samples = withoutRumble(raw);
  withSoftEnds(samples, 0.0008, Math.min(0.09, samples.length / RATE / 3));
  const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
  const hull = samples.map((_, i) => Math.sin((Math.PI * i) / (samples.length - 1)) ** 2);
  const share = hull.reduce((sum, x) => sum + x, 0) / samples.length;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] as number) - (mean / share) * (hull[i] as number);
  }
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const gain = Math.min(10 ** ((level - loudness(samples)) / 20), CEILING / peak);
  return samples.map((x) => x * gain);
}
