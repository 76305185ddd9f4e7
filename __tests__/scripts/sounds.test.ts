import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FAMILY } from '../../scripts/sounds/family';
import { CEILING, loudness, RATE } from '../../scripts/sounds/synth';
import { fromWav, toWav } from '../../scripts/sounds/wav';

const FOLDER = join(__dirname, '../../assets/sounds');
const names = Object.keys(FAMILY) as (keyof typeof FAMILY)[];
const kept = (name: string) => readFileSync(join(FOLDER, `${name}.wav`));
const peakOf = (samples: ArrayLike<number>) =>
  Array.from(samples).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
const meanOf = (samples: Float64Array) => samples.reduce((sum, x) => sum + x, 0) / samples.length;

test('the folder holds exactly the family, and is small', () => {
  const files = readdirSync(FOLDER).sort();
  expect(files).toEqual(names.map((name) => `${name}.wav`).sort());
  const bytes = names.reduce((sum, name) => sum + kept(name).length, 0);
  expect(bytes).toBeLessThan(250 * 1024);
});

describe.each(names)('%s', (name) => {
  const file = kept(name);
  const samples = fromWav(file);
  const peak = peakOf(samples);

  test('is what its recipe makes, byte for byte', () => {
    expect(toWav(FAMILY[name]()).equals(file)).toBe(true);
  });

  test('is a WAV of one channel and 16 bits', () => {
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    // PCM, one channel, the sample rate, 16 bits.
    expect([file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([1, 1]);
    expect([file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([RATE, 16]);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
  });

  test('is short', () => {
    const long = name === 'end' ? 1.2 : name === 'night' ? 0.6 : 0.5;
    expect(samples.length / RATE).toBeLessThanOrEqual(long);
    expect(samples.length / RATE).toBeGreaterThan(0.1);
  });

  test('is as loud as its family, and never shrill', () => {
    expect(peak).toBeLessThanOrEqual(CEILING + 1e-4);
    expect(loudness(samples)).toBeGreaterThan(-24);
    expect(loudness(samples)).toBeLessThan(-18);
  });

  test('begins and ends in silence, around zero', () => {
    expect(samples[0]).toBe(0);
    expect(samples[samples.length - 1]).toBe(0);
    // A jump between samples clicks.
    const edge = Math.round(0.001 * RATE);
    expect(peakOf(samples.slice(-2 * edge))).toBeLessThan(0.02 * peak);
    expect(Math.abs(samples[1] as number)).toBeLessThan(0.1 * peak);
    expect(Math.abs(meanOf(samples))).toBeLessThan(1e-4);
  });
});

test('no two of the family are alike', () => {
  const all = new Set(names.map((name) => kept(name).toString('latin1')));
  expect(all.size).toBe(names.length);
});
