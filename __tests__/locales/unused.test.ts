import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const LOCALES = join(ROOT, 'locales/index.ts');
const SAMPLE = join(ROOT, 'components/sample-for-unused-messages.ts');

const SAMPLE_TEXT = `
import type { Task } from '@/engine';
import { t } from '@/locales';
export const plain = () => t('start.about');
export const either = (yes: boolean) => t(yes ? 'about.title' : 'about.back');
export const dynamic = (task: Task) => t(\`task.\${task}\`);
export const handedOn = [t].length;
`;

/** The whole app with its types, and one virtual file. */
function readApp(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const only = {
    ...config,
    include: ['app/**/*', 'components/**/*', 'store/**/*', 'locales/**/*'],
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(only, ts.sys, ROOT);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === SAMPLE || fileExists(file);
  host.getSourceFile = (file, version, ...rest) =>
    file === SAMPLE
      ? ts.createSourceFile(file, SAMPLE_TEXT, version)
      : getSourceFile(file, version, ...rest);
  return ts.createProgram([...fileNames, SAMPLE], { ...options, incremental: false }, host);
}

const app = readApp();
const checker = app.getTypeChecker();

function literals(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literals);
  return type.isStringLiteral() ? [type.value] : [];
}

function exportOf(path: string, name: string): ts.Symbol {
  const file = app.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const found = module && checker.getExportsOfModule(module).find((s) => s.name === name);
  if (found === undefined) throw new Error(`${path} exports no ${name}.`);
  return found;
}

/** Messages, and the function that is asked for them. */
interface Book {
  readonly asker: ts.Symbol;
  readonly all: readonly string[];
}

const MESSAGES: Book = {
  asker: exportOf(LOCALES, 't'),
  all: literals(checker.getDeclaredTypeOfSymbol(exportOf(LOCALES, 'MessageKey'))),
};

/** One that comes with its screen. */
function sideBook(name: string): Book {
  const words = exportOf(join(ROOT, `locales/en/${name}.ts`), name);
  const type = checker.getTypeOfSymbol(words);
  return {
    asker: exportOf(join(ROOT, `locales/${name}.ts`), 'say'),
    all: checker.getPropertiesOfType(type).map((key) => key.name),
  };
}

interface Uses {
  readonly keys: Set<string>;
  /** Where `t` is passed on, or its key could be any: nothing can be told there. */
  readonly unclear: string[];
}

const isNaming = (node: ts.Node) =>
  ts.isImportSpecifier(node) || ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);

/** The keys each call of the book's function can ask for, by the type of its argument. */
function usesIn(files: readonly ts.SourceFile[], { asker, all }: Book): Uses {
  const uses: Uses = { keys: new Set(), unclear: [] };
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || node.text !== asker.name || isNaming(node.parent)) return;
    let symbol = checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    if (symbol !== asker) return;
    const { parent } = node;
    const called = ts.isCallExpression(parent) && parent.expression === node ? parent : undefined;
    const key = called && checker.getResolvedSignature(called)?.parameters[0];
    const asked = key && called ? literals(checker.getTypeOfSymbolAtLocation(key, called)) : [];
    if (asked.length === 0 || asked.length === all.length) {
      const { line } = ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart());
      uses.unclear.push(`${node.getSourceFile().fileName.slice(ROOT.length + 1)}:${line + 1}`);
    }
    for (const one of asked) uses.keys.add(one);
  };
  files.forEach(visit);
  return uses;
}

const isOurs = ({ fileName }: ts.SourceFile) =>
  fileName.startsWith(`${ROOT}/`) && !fileName.includes('node_modules') && fileName !== SAMPLE;

describe('Every message', () => {
  test('is asked for somewhere in the app', () => {
    const { keys, unclear } = usesIn(app.getSourceFiles().filter(isOurs), MESSAGES);
    expect(unclear).toEqual([]);
    expect(MESSAGES.all.length).toBeGreaterThan(300);
    expect(MESSAGES.all.filter((key) => !keys.has(key))).toEqual([]);
  });

  test.each(['insight', 'statistics'])('so is every one of the book of %s', (name) => {
    const book = sideBook(name);
    const { keys, unclear } = usesIn(app.getSourceFiles().filter(isOurs), book);
    expect(unclear).toEqual([]);
    expect(book.all.length).toBeGreaterThan(20);
    expect(book.all.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('is found where its key is plain, one of two, or put together', () => {
    const sample = app.getSourceFile(SAMPLE);
    const { keys, unclear } = usesIn(sample ? [sample] : [], MESSAGES);
    const tasks = ['clerk', 'monk', 'tailor', 'potter', 'smith'].map((task) => `task.${task}`);
    expect([...keys].sort()).toEqual(['about.back', 'about.title', 'start.about', ...tasks].sort());
    expect(unclear).toEqual(['components/sample-for-unused-messages.ts:7']);
  });
});
