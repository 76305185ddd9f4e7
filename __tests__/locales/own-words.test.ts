/** Our texts are our own: no ten words in a row are those of a published card or rulebook. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { hashOf, runsOf } from '../../scripts/lib/word-runs';

const ROOT = join(__dirname, '../..');
const published = new Set(
  readFileSync(join(ROOT, '__tests__/fixtures/published-runs.txt'), 'utf8').trim().split('\n'),
);

/** No word of any text, where a message has a blank. */
const BLANK = ' □ ';

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(BLANK);
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return null;
  }
  return [node.left, node.right].map((side) => textOf(side) ?? BLANK).join('');
}

/** Every text of a source file, also those that a function puts together. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest));
  return found;
}

/** Comments, those in lines below each other as one. */
const commentsIn = (source: string): string[] =>
  [...source.matchAll(/\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm)].map(([text]) =>
    text.replace(/^\s*(\/\/|\/?\*+\/?)/gm, ' '),
  );

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

function shared(texts: readonly string[], known: ReadonlySet<string> = published): string[] {
  return texts.flatMap(runsOf).filter((run) => known.has(hashOf(run)));
}

test('the runs of all published cards are known', () => {
  expect(published.size).toBeGreaterThan(500);
  expect([...published].filter((hash) => !/^[0-9a-f]{8}$/.test(hash))).toEqual([]);
});

test('ten equal words are found, however they are written, and nine are not', () => {
  const ours = `export const a = { x: (n: number) => \`\${n} times: draw a card, and put it on\` + ' the player’s own craft bench.' };`;
  const theirs = (text: string) => new Set(runsOf(text).map(hashOf));
  const ten = 'A CARD and put it on the player’s own craft';
  expect(shared(textsIn(ours), theirs(ten))).toEqual([
    'a card and put it on the players own craft',
  ]);
  expect(shared(textsIn(ours), theirs('card and put it on the player’s own craft mat'))).toEqual(
    [],
  );
});

test.each(filesIn('locales/en'))('%s says it in our own words', (file) => {
  expect(shared(textsIn(sourceOf(file)))).toEqual([]);
});

test.each(filesIn('engine/cards'))('the comments of %s say it in our own words', (file) => {
  expect(shared(commentsIn(sourceOf(file)))).toEqual([]);
});
