import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import apple from '@/store-listing/apple.json';
import eas from '@/eas.json';
import { languageCodes } from '@/locales/languages';

const PLAY = join(__dirname, '../../store-listing/play');
const play = (listing: string, file: string) =>
  readFileSync(join(PLAY, listing, file), 'utf8').trimEnd();

/** By its folder name on Play: its name on the App Store, and its words for "unofficial". */
const LISTINGS = {
  'en-US': { apple: 'en-US', unofficial: /unofficial/i },
  'de-DE': { apple: 'de-DE', unofficial: /inoffiziell/i },
  'ja-JP': { apple: 'ja', unofficial: /非公式/ },
} as const;
const listings = Object.keys(LISTINGS) as (keyof typeof LISTINGS)[];

test('both stores have a listing in every language', () => {
  const onAppStore = listings.map((listing) => LISTINGS[listing].apple);
  expect(Object.keys(apple.apple.info).sort()).toEqual(onAppStore.sort());
  expect(readdirSync(PLAY).sort()).toEqual([...listings].sort());
  expect(listings.map((listing) => listing.slice(0, 2)).sort()).toEqual([...languageCodes].sort());
});

describe.each(listings)('the listing in %s', (listing) => {
  const { unofficial } = LISTINGS[listing];
  const onAppStore = apple.apple.info[LISTINGS[listing].apple];

  /** The stores' limits, in characters. */
  const LENGTHS: [what: string, text: string, most: number][] = [
    ['title on the App Store', onAppStore.title, 30],
    ['subtitle', onAppStore.subtitle, 30],
    ['promotional text', onAppStore.promoText, 170],
    ['description on the App Store', onAppStore.description, 4000],
    ['keywords', onAppStore.keywords.join(','), 100],
    ['title on Play', play(listing, 'title.txt'), 30],
    ['short description', play(listing, 'short_description.txt'), 80],
    ['full description', play(listing, 'full_description.txt'), 4000],
    ['what is new on Play', play(listing, 'changelogs/default.txt'), 500],
  ];

  test.each(LENGTHS)('%s is as long as the store allows', (_, text, most) => {
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(most);
  });

  test('both stores are told the same', () => {
    expect(play(listing, 'title.txt')).toBe(onAppStore.title);
    expect(play(listing, 'full_description.txt')).toBe(onAppStore.description);
    expect(play(listing, 'changelogs/default.txt')).toBe(onAppStore.releaseNotes);
  });

  test('the title says that the app is unofficial, and the description whose game it is', () => {
    expect(onAppStore.title).toMatch(unofficial);
    expect(onAppStore.description).toMatch(unofficial);
    expect(onAppStore.description).toMatch(/Carl Chudyk/);
    expect(onAppStore.description).toMatch(/Asmadi Games/);
  });

  test('keywords do not repeat the title, which the store searches anyway', () => {
    const title = onAppStore.title.toLowerCase();
    const repeated = onAppStore.keywords.filter((word) => title.includes(word.toLowerCase()));
    expect(repeated).toEqual([]);
  });

  test('nothing but what the stores read lies in the folder of Play', () => {
    expect(readdirSync(join(PLAY, listing)).sort()).toEqual([
      'changelogs',
      'full_description.txt',
      'short_description.txt',
      'title.txt',
    ]);
  });
});

test('there are builds to develop, to try and to publish', () => {
  expect(Object.keys(eas.build)).toEqual(['base', 'development', 'preview', 'production']);
  expect(eas.submit.production.ios.metadataPath).toBe('./store-listing/apple.json');
});
