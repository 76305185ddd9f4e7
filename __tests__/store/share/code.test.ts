import { replay, serialize } from '@/engine';
import { nextInt, seededRng } from '@/engine/rng';
import { completeOptions } from '@/engine/setup';
import { saves as messages } from '@/locales/en/saves';
import { crc32, fromBase64Url, fromUtf8, toBase64Url, utf8, Writer } from '@/store/share/bytes';
import type { SharedGame } from '@/store/share/code';
import { decodeGame, encodeGame, readingGame, ShareError } from '@/store/share/code';
import { MOST_CHOICES } from '@/store/share/limits';
import { readInSlices } from '@/store/share/slices';
import { DigitReader, packDigits } from '@/store/share/radix';
import { oddCodes } from '../../../scripts/lib/odd-codes';
import { randomGame, participantsFor } from '../saves/support';

function shared(seed: string, players = 2, made = Infinity): SharedGame {
  const { options, choices } = randomGame(seed, players);
  return {
    name: 'Rainy evening',
    participants: participantsFor(players),
    options,
    choices: choices.slice(0, made),
  };
}

function codeOf(text: string): string {
  try {
    decodeGame(text);
    return 'read';
  } catch (error) {
    return error instanceof ShareError ? error.code : `threw ${String(error)}`;
  }
}

test('a game comes back whole, at any length and for any number of players', () => {
  for (let i = 0; i < 12; i++) {
    const game = shared(`whole ${i}`, 2 + (i % 4), i * 9);
    const back = decodeGame(encodeGame(game));
    expect(back).toEqual(game);
    expect(serialize(replay(back.options, back.choices))).toBe(
      serialize(replay(game.options, game.choices)),
    );
  }
});

test('all options and odd names come back', () => {
  const options = completeOptions({
    players: 4,
    seed: '梅 “plum” 🌸 \u0000',
    teams: true,
    extended: true,
    morningOrder: 'discardFirst',
    roundLimit: null,
  });
  const game = { name: '', participants: participantsFor(4), options, choices: [] };
  expect(decodeGame(encodeGame(game))).toEqual(game);
});

test('it is short: a whole game of two fits in a text message', () => {
  const game = shared('short');
  const code = encodeGame(game);
  expect(game.choices.length).toBeGreaterThan(100);
  expect(code.length).toBeLessThan(60 + game.choices.length * 0.6);
  expect(code).toMatch(/^MTN1\.[A-Za-z0-9_-]+$/);
});

test('it is found in a message, over line breaks, and with words after it', () => {
  const game = shared('message', 2, 40);
  const code = encodeGame(game);
  expect(decodeGame(`Look at this game!\n${code}\nWhat would you have done?`)).toEqual(game);
  expect(decodeGame(code.replace(/(.{20})/g, '$1\n  '))).toEqual(game);
  expect(decodeGame(`  ${code}  `)).toEqual(game);
  const lines = code.replace(/(.{20})/g, '$1\n');
  expect(decodeGame(`Look:\n${lines}\nWhat would you have done?`)).toEqual(game);
});

test('it is found where a mail quotes it, where its name is mentioned first, and where words touch it', () => {
  const game = shared('message', 2, 40);
  const code = encodeGame(game);
  const quoted = code.replace(/(.{30})/g, '$1\n> > ');
  expect(decodeGame(`On Monday Aiko wrote:\n> > ${quoted}\n> > Have fun!`)).toEqual(game);
  expect(decodeGame(`It begins with MTN1. Here it is: ${code}`)).toEqual(game);
  expect(decodeGame(`MTN1. ${code}`)).toEqual(game);
  expect(decodeGame(`MTN1.\n${code.slice(5)}`)).toEqual(game);
  // A one-line field drops the line breaks, so the words after the code touch it.
  expect(decodeGame(`Look!${code}What would you have done?`)).toEqual(game);
  expect(decodeGame(code.replace(/(.{12})/g, '$1\u200b\u00ad'))).toEqual(game);
  // A messenger sets off what it takes for a name.
  expect(decodeGame(`\u2068${code.replace(/(.{20})/g, '$1\u2069 \u2068')}\u2069`)).toEqual(game);
});

test('what is wrong is said', () => {
  const code = encodeGame(shared('wrong', 2, 50));
  expect(codeOf('')).toBe('foreign');
  expect(codeOf('hello')).toBe('foreign');
  expect(codeOf('MTN.abc')).toBe('foreign');
  expect(codeOf('MTN2.abcd')).toBe('newerVersion');
  expect(codeOf('MTN1.')).toBe('cut');
  expect(codeOf(code.slice(0, -10))).toBe('cut');
  expect(codeOf(code.slice(0, 30))).toBe('cut');
  const flipped = code.slice(0, 40) + (code[40] === 'A' ? 'B' : 'A') + code.slice(41);
  expect(codeOf(flipped)).toBe('altered');
  expect(codeOf(`MTN1. ${code.slice(0, -10)}`)).toBe('cut');
  for (const fault of ['foreign', 'cut', 'altered', 'newerVersion', 'olderRules']) {
    expect(messages).toHaveProperty([`share.${fault}`]);
  }
});

/** The same body under other rules, with a valid checksum. */
function withRules(code: string, rules: number): string {
  const bytes = (fromBase64Url(code.slice(5)) as number[]).slice(0, -4);
  bytes[0] = rules;
  const sum = crc32(bytes);
  return `MTN1.${toBase64Url([...bytes, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255])}`;
}

test('a code of other rules is refused as such', () => {
  const code = encodeGame(shared('rules', 2, 20));
  expect(codeOf(withRules(code, 1))).toBe('read');
  expect(codeOf(withRules(code, 0))).toBe('olderRules');
  expect(codeOf(withRules(code, 2))).toBe('newerVersion');
});

/** Damage on the way: cut, changed, swapped, doubled, mixed. */
function damage(code: string, other: string, pick: (n: number) => number): string {
  const at = pick(code.length);
  const sign = 'ABCDwxyz0189-_ .!\n%é'[pick(20)] as string;
  switch (pick(8)) {
    case 0:
      return code.slice(0, at);
    case 1:
      return code.slice(0, at) + sign + code.slice(at + 1);
    case 2:
      return code.slice(0, at) + sign + code.slice(at);
    case 3:
      return code.slice(0, at) + code.slice(at + 1 + pick(5));
    case 4:
      return (
        code.slice(0, at) +
        code
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        code.slice(at + 2)
      );
    case 5:
      return code.slice(0, at) + other.slice(at);
    case 6:
      return code.toLowerCase();
    default:
      return code.slice(0, at) + code.slice(at, at + 6) + code.slice(at);
  }
}

test('10,000 damaged codes: each is refused with its reason, or is the very game', () => {
  const rng = seededRng('damage');
  const pick = (n: number) => nextInt(rng, n);
  const games = Array.from({ length: 20 }, (_, i) => shared(`damage ${i}`, 2 + (i % 4), 5 + i * 4));
  const codes = games.map(encodeGame);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 10_000; i++) {
    const which = pick(codes.length);
    const code = codes[which] as string;
    const text = damage(code, codes[pick(codes.length)] as string, pick);
    const verdict = codeOf(text);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    expect(verdict).not.toMatch(/^threw/);
    if (verdict === 'read') expect(games).toContainEqual(decodeGame(text));
  }
  expect(Object.keys(counts).sort()).toEqual(['altered', 'cut', 'foreign', 'newerVersion', 'read']);
  // Only harmless damage gets through: a space inside, words around it, two equal halves.
  expect(counts.read).toBeLessThan(1500);
}, 60_000);

test('with a sound checksum but nonsense inside it is refused all the same', () => {
  const rng = seededRng('nonsense');
  const code = encodeGame(shared('nonsense', 3, 30));
  const bytes = (fromBase64Url(code.slice(5)) as number[]).slice(0, -4);
  for (let i = 0; i < 500; i++) {
    const changed = [...bytes];
    changed[nextInt(rng, bytes.length)] = nextInt(rng, 256);
    const sum = crc32(changed);
    const all = [...changed, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
    const verdict = codeOf(`MTN1.${toBase64Url(all)}`);
    expect(['read', 'cut', 'altered', 'tooBig', 'newerVersion', 'olderRules']).toContain(verdict);
  }
});

test('bytes, texts and digits go there and back', () => {
  const rng = seededRng('bytes');
  for (let length = 0; length < 40; length++) {
    const bytes = Array.from({ length }, () => nextInt(rng, 256));
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    const digits = bytes.map((b) => ({ value: b % (1 + (b % 30)), base: 1 + (b % 30) }));
    const reader = new DigitReader(packDigits(digits));
    expect(digits.map(({ base }) => reader.next(base))).toEqual(digits.map(({ value }) => value));
    expect(reader.isEmpty).toBe(true);
  }
  for (const text of ['', 'abc', 'é', '漢字', '🌸', '%41']) expect(fromUtf8(utf8(text))).toBe(text);
  expect(crc32(utf8('123456789'))).toBe(0xcbf43926);
});

/** How often reading a code pauses for the screen, and how it ends. */
function readingOf(text: string): { slices: number; ending: string } {
  const reading = readingGame(text);
  for (let slices = 0; ; slices++) {
    try {
      if (reading.next().done === true) return { slices, ending: 'read' };
    } catch (error) {
      const ending = error instanceof ShareError ? error.code : `threw ${String(error)}`;
      return { slices, ending };
    }
  }
}

/** So long a code may hold up the app, whatever it says. */
const LONGEST_MS = 200;

/** With milliseconds of processor time. Over the limit it is read again: the collector may have had its turn. */
function costlyReadingOf(text: string, tries = 3): ReturnType<typeof readingOf> & { ms: number } {
  const before = process.cpuUsage();
  const reading = readingOf(text);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return ms > LONGEST_MS && tries > 1 ? costlyReadingOf(text, tries - 1) : { ...reading, ms };
}

test('20,000 odd codes with a sound checksum: each ends in words, none after more than 200 ms', () => {
  const sound = [2, 3, 5].map((players) => encodeGame(shared(`odd ${players}`, players, 40)));
  const codes = oddCodes(sound, 'odd');
  const endings = new Set<string>();
  let [most, longest] = [0, 0];
  for (let i = 0; i < 20_000; i++) {
    const { slices, ending, ms } = costlyReadingOf(codes.next().value);
    endings.add(ending);
    most = Math.max(most, slices);
    longest = Math.max(longest, ms);
  }
  expect(longest).toBeLessThanOrEqual(LONGEST_MS);
  // A slice is 32 choices.
  expect(most).toBeLessThanOrEqual(MOST_CHOICES / 32);
  expect([...endings].sort()).toEqual(['altered', 'cut', 'read', 'tooBig']);
});

test('a text that names thousands of codes is refused as quickly, and the shortest code is one', () => {
  const seat = { name: '', kind: 'person', colour: 0 } as const;
  const shortest: SharedGame = {
    name: '',
    participants: [seat, seat],
    options: completeOptions({ players: 2, seed: '', roundLimit: null }),
    choices: [],
  };
  const code = encodeGame(shortest);
  expect(decodeGame(code)).toEqual(shortest);
  const altered = `${code.slice(0, -1)}A`;
  for (const [each, ending] of [
    ['MTN1.', 'cut'],
    ['MTN1. ', 'cut'],
    ['MTN2.', 'newerVersion'],
    [altered, 'altered'],
  ] as const) {
    const reading = costlyReadingOf(each.repeat(Math.floor(200_000 / each.length)));
    expect(reading).toMatchObject({ slices: 0, ending });
    expect(reading.ms).toBeLessThanOrEqual(LONGEST_MS);
  }
});

test('what is larger than any game is refused before any work is done', () => {
  const game = shared('large');
  const big = 'x'.repeat(1001);
  const participants = game.participants.map((each) => ({ ...each, name: big }));
  const options = { ...game.options, seed: big };
  for (const each of [
    { ...game, name: big },
    { ...game, participants },
  ]) {
    expect(readingOf(encodeGame(each))).toEqual({ slices: 0, ending: 'tooBig' });
  }
  const odd = encodeGame({ ...game, options, choices: [] });
  expect(readingOf(odd)).toEqual({ slices: 0, ending: 'tooBig' });
  expect(readingOf(`MTN1.${'A'.repeat(30_000)}`)).toEqual({ slices: 0, ending: 'tooBig' });
  expect(readingOf('x'.repeat(300_000))).toEqual({ slices: 0, ending: 'tooBig' });
});

test('a long game is read in slices, which can be watched and stopped', async () => {
  const game = shared('slices', 5);
  const code = encodeGame(game);
  let pauses = 0;
  const parts: number[] = [];
  const pause = async () => void pauses++;
  const onPart = (part: number) => void parts.push(part);
  const reader = { pause, now: () => 0, onPart, wanted: () => true };
  const read = await readInSlices(readingGame(code), reader);
  expect(read?.game).toEqual(game);
  expect(serialize(read?.state as never)).toBe(serialize(replay(game.options, game.choices)));
  expect(pauses).toBe(Math.floor((game.choices.length - 1) / 32));
  // Too quick to show a bar.
  expect(parts).toEqual([]);
  const stopped = await readInSlices(readingGame(code), { ...reader, wanted: () => false });
  expect(stopped).toBeNull();
});

test('reading that takes more than a quarter of a second tells how far it is', async () => {
  const game = shared('slices', 5);
  let time = 0;
  const parts: number[] = [];
  await readInSlices(readingGame(encodeGame(game)), {
    pause: async () => void (time += 100),
    now: () => time,
    onPart: (part) => void parts.push(part),
    wanted: () => true,
  });
  // Slices end at 0, 100, 200, 300 … ms: the fourth is the first to be reported.
  expect(parts[0]).toBeCloseTo((4 * 32) / game.choices.length);
  expect(parts).toHaveLength(Math.floor((game.choices.length - 1) / 32) - 3);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

test('more bytes than a call can take as arguments are written', () => {
  const bytes = Array.from({ length: 500_000 }, (_, i) => i % 256);
  expect(new Writer().all(bytes).bytes).toHaveLength(bytes.length);
});

test('as many digits as a game may have go there and back, whatever their bases', () => {
  const rng = seededRng('digits');
  const digits = Array.from({ length: MOST_CHOICES }, () => {
    const base = 1 + nextInt(rng, 40);
    return { value: nextInt(rng, base), base };
  });
  const reader = new DigitReader(packDigits(digits));
  expect(digits.map(({ base }) => ({ value: reader.next(base), base }))).toEqual(digits);
  expect(reader.isEmpty).toBe(true);
});
