import { WORK_NAMES, type WorkName } from '../../engine';
import { rulebook } from '../../components/screens/rules/book';
import { works } from '../../locales/en/works';
import { allPhrases, cardPhrases, matching } from './phrases';

describe('the texts of the works', () => {
  test('stand in the order of the works, one for each', () => {
    expect(Object.keys(works)).toEqual([...WORK_NAMES]);
  });

  test('fit on a card', () => {
    const tooLong = WORK_NAMES.filter((name) => works[name].text.length > 220);
    const average = WORK_NAMES.reduce((sum, name) => sum + works[name].text.length, 0) / 54;
    expect(tooLong).toEqual([]);
    expect(average).toBeLessThanOrEqual(140);
  });

  test('have one to five short rulings', () => {
    const wrong = WORK_NAMES.filter((name) => {
      const { rulings } = works[name];
      return rulings.length < 1 || rulings.length > 5 || rulings.some((r) => r.length > 160);
    });
    expect(wrong).toEqual([]);
  });

  test('are sentences', () => {
    const broken = cardPhrases.filter(({ text }) => !/^[A-Z“].*[.!?]$/.test(text));
    expect(broken).toEqual([]);
  });

  test('are all different', () => {
    // Two works may share a ruling (Poem and Cloak do), but no text; no work repeats itself.
    const texts = WORK_NAMES.map((name) => works[name].text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const name of WORK_NAMES) {
      const own = [works[name].text, ...works[name].rulings];
      expect({ name, said: new Set(own).size }).toEqual({ name, said: own.length });
    }
  });
});

describe('works of one moment open with the same words', () => {
  const opening: Record<string, string> = {
    'Instead of a Morning step': 'Morning: ',
    'In your Morning': 'Morning: ',
    'At Night': 'Night: ',
    'Before you renew your hand': 'Before you renew your hand: ',
    'When you complete that work itself': 'Once complete: ',
    'In the final count': 'Final count: ',
  };
  const effects = rulebook().find(({ id }) => id === 'effects');
  const moments = effects?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const worksAt = (moment: string): WorkName[] => {
    const row = moments?.find(([when]) => when === moment);
    return WORK_NAMES.filter((name) => row?.[1]?.split(', ').includes(name));
  };

  test.each(Object.keys(opening))('%s', (moment) => {
    const names = worksAt(moment);
    expect(names).not.toEqual([]);
    for (const name of names) {
      const words = opening[moment] ?? '';
      expect(`${name}: ${works[name].text.slice(0, words.length)}`).toBe(`${name}: ${words}`);
    }
  });
});

describe('the vocabulary', () => {
  test.each([
    ['words of other games', /\b(discard\w*|pile|tableau|trash|graveyard)\b/i],
    ['other words for our zones', /\b(workshop|craftbench|workbench|giftshop|supply|stockpile)\b/i],
    [
      'American spelling',
      /\b(col|fav|hon|neighb|flav)or\w*\b|\b\w{3,}(iz|yz)(e|es|ed|ing)\b|\bgray\b|\bcenter\b/i,
    ],
    [
      'materials, tasks and actions in lower case',
      /\b(paper|stone|cloth|clay|metal|clerk|monk|tailor|potter|smith|prayer)s?\b|\bcraft\b(?! bench)/,
    ],
    ['parts of the turn in lower case', /\b(morning|noon|night)s?\b/],
    [
      'zones in upper case inside a sentence',
      /[a-z,] (Floor|Gallery|Gift|Hand|Helpers?|Sales?|Task|Waiting)\b/,
    ],
    ['a return to anywhere but the deck', /\breturn(s|ed)? (\w+ ){0,3}to (your|the|their|its)\b/i],
    ['a draw straight to a hand', /\bdraws? (\w+ ){0,3}(in)?to (your|the|their) hand\b/i],
    ['straight quotes', /['"]/],
    ['doubled spaces or stray ends', /^\s|\s$|\s\s| [.,;:!?]/],
  ])('has no %s', (_, pattern) => {
    expect(matching(allPhrases, pattern)).toEqual([]);
  });
});
