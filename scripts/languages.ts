/**
 * What a language lacks, still says in English, or says too long for its place: `npm run languages
 * -- de`.
 */
import { languageCodes, offered, type LanguageCode } from '../locales/languages';
import { missingIn, tooLongIn, untranslatedIn } from './languages/check';
import { spelledAlike } from './languages/spelled-alike';
import { readWords } from './lib/args';
import { runCommand, Trouble } from './say';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function report(code: LanguageCode): Promise<number> {
  const language = await offered(code).load?.();
  if (language === undefined) return 0;
  const lines = [
    ...missingIn(language),
    ...untranslatedIn(language, spelledAlike(code)),
    ...tooLongIn(language),
  ];
  say(`${offered(code).name}: ${lines.length === 0 ? 'nothing to mend' : lines.length}`);
  for (const line of lines) say(`  ${line}`);
  return lines.length;
}

runCommand(async () => {
  const asked = readWords('code');
  const unknown = asked.filter((code) => !(languageCodes as readonly string[]).includes(code));
  if (unknown.length > 0) throw new Trouble(`No such language: ${unknown.join(', ')}`);
  let faults = 0;
  for (const code of languageCodes) {
    if (asked.length === 0 || asked.includes(code)) faults += await report(code);
  }
  if (faults > 0) process.exitCode = 1;
});
