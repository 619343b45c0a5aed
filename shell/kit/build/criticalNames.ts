/** Critical CSS: collects the names that select the rules of a page's first paint. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import kitPackage from '../package.json' with { type: 'json' };
import { formatScopedName, listClasses } from './css.ts';
import { listReadProperties } from './sheetRules.ts';

const KIT = '@desert/kit';

const kit = join(import.meta.dirname, '..');

/** Matches files left out of critical CSS, such as those of dialogs and toasts, and tables of components. */
const LATER = /\.later\.(module\.css|tsx?)$/;

/** Names of the shared sheets’ classes: see `shared.css`. */
const SHARED_CLASSES = [
  ...new Set(
    ['shared.css', 'icons.css', 'modifiers.css'].flatMap((sheet) =>
      Array.from(
        readFileSync(join(kit, sheet), 'utf8').matchAll(/^\.([\w-]+)/gm),
        ([, name = '']) => name,
      ),
    ),
  ),
];

/** Matches string literals, which contain the class names of a module, unlike its identifiers and comments. */
const STRINGS = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;

/** Matches words of a string that can be a class, unlike the `note` of a template's `${styles.note}`. */
const CLASS_WORDS = /(?<![\w.-])[\w-]+/g;

/** Matches the export of a lazily loaded component, which counts as a re-export. */
const LAZY_EXPORT =
  /export const (\w+) = createLazyComponent\(\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+)/g;

/** Elements that every page is assumed to have. Sources compute heading levels, so they do not name them. */
const ALWAYS = ['html', 'body', 'h1', 'h2', 'h3', 'h4'];

const ALL_EXPORTS = '*';

/**
 * Elements, classes and custom properties that modules can render, sorted. Follows the declarations and imports that the
 * modules' code names. A class with a computed name counts if a string contains the name. @param without files to skip
 */
export function listCriticalNames(sources: string[], without: string[] = []): string[] {
  const names = new Set(ALWAYS);
  const words = new Set<string>();
  const computed: { name: string; file: string }[] = [];
  const visited = new Set<string>();

  function visit(file: string, name: string) {
    if (visited.has(`${file} ${name}`) || without.includes(file) || LATER.test(file)) return;
    visited.add(`${file} ${name}`);
    const module = readModule(file);
    if (!visited.has(file)) {
      visited.add(file);
      for (const bare of module.bareImports) visit(bare, ALL_EXPORTS);
      visitCode(module, module.otherStatements);
    }
    const from = module.reexports.get(name) ?? module.imports.get(name);
    if (from) visit(from.file, from.name);
    if (name === ALL_EXPORTS)
      for (const exported of module.declarations.keys()) visit(file, exported);
    visitCode(module, module.declarations.get(name) ?? '');
  }

  function visitCode(module: Module, code: string) {
    const found = findNames(code);
    for (const name of found.names) names.add(name);
    for (const word of found.words) words.add(word);
    for (const word of new Set(code.match(/[\w$]+/g))) {
      if (module.declarations.has(word)) visit(module.file, word);
      const imported = module.imports.get(word);
      if (imported?.file.endsWith('.css')) addClasses(imported.file, word, code);
      else if (imported) visit(imported.file, imported.name);
    }
  }

  function addClasses(file: string, local: string, code: string) {
    if (LATER.test(file)) return;
    const reads = code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'));
    for (const [, name] of reads) {
      if (name !== undefined) names.add(`.${formatScopedName(name, file)}`);
      else computed.push(...readClasses(file).map((each) => ({ name: each, file })));
    }
  }

  for (const source of sources) visit(source, ALL_EXPORTS);
  for (const { name, file } of computed)
    if (words.has(name)) names.add(`.${formatScopedName(name, file)}`);
  return [...names].toSorted();
}

/** Resolves 'src/post/PostPage.tsx' in a folder, or '@desert/kit/records/OwnRecords.tsx'. @throws if it is missing */
export function resolveSourceFile(source: string, folder: string): string {
  const file = source.startsWith(`${KIT}/`)
    ? join(kit, source.slice(KIT.length))
    : resolve(folder, source);
  if (!existsSync(file)) throw new Error(`There is no module ${source}.`);
  return file;
}

interface Origin {
  file: string;
  name: string;
}

interface Module {
  file: string;
  /** Code by the names that it declares at the top level, without types. */
  declarations: Map<string, string>;
  otherStatements: string;
  imports: Map<string, Origin>;
  bareImports: string[];
  reexports: Map<string, Origin>;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const cached = modules.get(file);
  if (cached) return cached;
  const text = readFileSync(file, 'utf8');
  const { module: parsed, program } = parseSync(file, text);
  const module: Module = {
    file,
    ...listDeclarations(program.body, text),
    imports: new Map(),
    bareImports: [],
    reexports: new Map(),
  };
  for (const { moduleRequest, entries } of parsed.staticImports) {
    const at = resolveFile(moduleRequest.value, file);
    if (at === undefined) continue;
    if (entries.length === 0 && !at.endsWith('.css')) module.bareImports.push(at);
    for (const { importName, localName, isType } of entries)
      if (!isType)
        module.imports.set(localName.value, { file: at, name: importName.name ?? ALL_EXPORTS });
  }
  for (const {
    moduleRequest,
    exportName,
    importName,
    localName,
    isType,
  } of parsed.staticExports.flatMap(({ entries }) => entries)) {
    const at = moduleRequest ? resolveFile(moduleRequest.value, file) : file;
    const name = exportName.name ?? 'default';
    const from = importName.name ?? localName.name ?? name;
    if (at && !isType && (at !== file || from !== name))
      module.reexports.set(name, { file: at, name: from });
  }
  for (const [, name = '', specifier = '', exported = ''] of text.matchAll(LAZY_EXPORT)) {
    const at = resolveFile(specifier, file);
    if (at) module.reexports.set(name, { file: at, name: exported });
  }
  modules.set(file, module);
  return module;
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function listDeclarations(body: Statement[], text: string) {
  const declarations = new Map<string, string>();
  let otherStatements = '';
  for (const statement of body) {
    const code = text.slice(statement.start, statement.end);
    const declared =
      'declaration' in statement && statement.declaration ? statement.declaration : statement;
    if (declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration')
      declarations.set(declared.id?.name ?? 'default', code);
    else if (declared.type === 'VariableDeclaration')
      for (const { id } of declared.declarations)
        for (const name of text.slice(id.start, id.end).match(/[\w$]+/g) ?? [])
          if (!declarations.has(name)) declarations.set(name, code);
          else if (!/^(?:TS|Import|Export)/.test(declared.type)) otherStatements += `${code}\n`;
  }
  return { declarations, otherStatements };
}

/** Resolves an import of a relative or kit module to its file; undefined for other packages. */
function resolveFile(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  if (specifier !== KIT && !specifier.startsWith(`${KIT}/`)) return undefined;
  const exported = (kitPackage.exports as Record<string, unknown>)[
    `.${specifier.slice(KIT.length)}`
  ];
  return typeof exported === 'string' ? join(kit, exported) : undefined;
}

function findNames(code: string) {
  const elements = Array.from(code.matchAll(/<([a-z][a-z\d]*)[\s/>]/g), ([, name = '']) => name);
  const strings = code.match(STRINGS) ?? [];
  const words = new Set(strings.flatMap((string) => string.match(CLASS_WORDS) ?? []));
  const shared = SHARED_CLASSES.filter((name) => words.has(name)).map((name) => `.${name}`);
  return { names: [...elements, ...shared, ...listReadProperties(code)], words };
}

const readClasses = (file: string) =>
  listClasses(readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, ''));
