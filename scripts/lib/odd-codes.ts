/** Odd share codes with a sound checksum, for the tests and `npm run fuzz:codes`. */
import { RULES_VERSION } from '../../engine';
import { nextInt, seededRng, type Rng } from '../../engine/rng';
import { crc32, fromBase64Url, Reader, toBase64Url, Writer } from '../../store/share/bytes';

interface Seat {
  level: number;
  personality: number;
  colour: number;
  name: string;
}

/** The parts of a code (store/share/code.ts). */
interface Parts {
  players: number;
  seats: Seat[];
  name: string;
  flags: number;
  roundLimit: number;
  seed: string;
  count: number;
  digits: number[];
}

const LIMITED = 8;

function takenApart(code: string): Parts {
  const whole = new Reader(fromBase64Url(code.slice('MTN1.'.length)) ?? []);
  whole.number();
  const r = new Reader(whole.take(whole.number()));
  const players = r.number();
  const seats = Array.from({ length: players }, () => ({
    level: r.number(),
    personality: r.number(),
    colour: r.number(),
    name: r.text(),
  }));
  const name = r.text();
  const flags = r.number();
  const roundLimit = (flags & LIMITED) === 0 ? 0 : r.number();
  const seed = r.text();
  const count = r.number();
  return { players, seats, name, flags, roundLimit, seed, count, digits: r.take(r.left) };
}

/** With its fields in this order. */
function putTogether(parts: Parts, order: readonly number[]): string {
  const fields: ((w: Writer) => void)[] = [
    (w) => void w.number(parts.players),
    (w) => {
      for (const { level, personality, colour, name } of parts.seats) {
        w.number(level).number(personality).number(colour).text(name);
      }
    },
    (w) => void w.text(parts.name),
    (w) => void w.number(parts.flags),
    (w) => void ((parts.flags & LIMITED) !== 0 && w.number(parts.roundLimit)),
    (w) => void w.text(parts.seed),
    (w) => void w.number(parts.count),
    (w) => void w.all(parts.digits),
  ];
  const body = new Writer();
  for (const at of order) fields[at]?.(body);
  const all = new Writer().number(RULES_VERSION).number(body.bytes.length).all(body.bytes);
  const sum = crc32(all.bytes);
  all.all([sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]);
  return `MTN1.${toBase64Url(all.bytes)}`;
}

const IN_ORDER = [0, 1, 2, 3, 4, 5, 6, 7];
const SIZES = [0, 1, 2, 5, 6, 15, 16, 99, 127, 128, 4_999, 5_001, 160_000, 2 ** 31, 2 ** 41];
const NAMES = ['', ' ', '\u0000', '\u202Eabc', '🌸', 'a'.repeat(999), 'é'.repeat(600), '\uD800'];

type Change = (parts: Parts, rng: Rng) => void;
const among = <T>(list: readonly T[], rng: Rng): T => list[nextInt(rng, list.length)] as T;
const anySeat = (parts: Parts, rng: Rng) => among(parts.seats, rng) as Seat | undefined;

const CHANGES: readonly Change[] = [
  (p, rng) => (p.players = among(SIZES, rng)),
  (p, rng) => p.seats.push({ level: 0, personality: 0, colour: 0, name: among(NAMES, rng) }),
  (p) => p.seats.pop(),
  (p, rng) => Object.assign(anySeat(p, rng) ?? {}, { level: among(SIZES, rng) }),
  (p, rng) => Object.assign(anySeat(p, rng) ?? {}, { personality: among(SIZES, rng) }),
  (p, rng) => Object.assign(anySeat(p, rng) ?? {}, { colour: among(SIZES, rng) }),
  (p, rng) => Object.assign(anySeat(p, rng) ?? {}, { name: among(NAMES, rng) }),
  (p, rng) => (p.name = among(NAMES, rng)),
  (p, rng) => (p.flags = nextInt(rng, 20)),
  (p, rng) => Object.assign(p, { flags: p.flags | LIMITED, roundLimit: among(SIZES, rng) }),
  (p, rng) => (p.seed = among(NAMES, rng)),
  (p, rng) => (p.count = among(SIZES, rng)),
  (p, rng) => (p.count += nextInt(rng, 5) - 2 < -p.count ? 0 : nextInt(rng, 5)),
  (p, rng) => (p.digits = p.digits.slice(0, nextInt(rng, p.digits.length + 1))),
  (p, rng) => (p.digits = p.digits.map((d) => (nextInt(rng, 8) === 0 ? nextInt(rng, 256) : d))),
  (p, rng) =>
    (p.digits = Array.from({ length: among([1, 40, 400], rng) }, () => nextInt(rng, 256))),
  (p) => (p.digits = [...p.digits, 0, 0]),
  (p) => (p.digits = Array.from({ length: 4_000 }, () => 255)),
];

/** Endless: each code with one to three changes, sometimes with its parts in another order. */
export function* oddCodes(sound: readonly string[], seed: string): Generator<string, never> {
  const rng = seededRng(seed);
  for (;;) {
    const parts = takenApart(among(sound, rng));
    const changes = 1 + nextInt(rng, 3);
    for (let i = 0; i < changes; i++) among(CHANGES, rng)(parts, rng);
    const order = [...IN_ORDER];
    if (nextInt(rng, 10) === 0)
      order.splice(nextInt(rng, 8), 0, ...order.splice(nextInt(rng, 8), 1));
    yield putTogether(parts, order);
  }
}
