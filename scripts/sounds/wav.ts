/** Sounds as files: WAV, 16 bit, one channel. */
import { RATE, type Samples } from './synth';

const HEADER = 44;

export function toWav(samples: Samples): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(HEADER + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // Plain samples
  file.writeUInt16LE(1, 22); // One channel
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  samples.forEach((x, i) => file.writeInt16LE(Math.round(x * 32_767), HEADER + i * 2));
  return file;
}

/** The samples of such a file, between -1 and 1. */
export function fromWav(file: Buffer): Float64Array {
  const bytes = file.readUInt32LE(40);
  return Float64Array.from(
    { length: bytes / 2 },
    (_, i) => file.readInt16LE(HEADER + i * 2) / 32_767,
  );
}
