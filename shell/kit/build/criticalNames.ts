/** Critical CSS: collects the names that select the rules of a page's first paint. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import kitPackage from '../package.json' with { type: 'json' };
import { formatScopedName, listClasses } from './css.ts';
import { listReadProperties } from './sheetRules.ts';

const KIT = '@desert/kit';

const kit = join(import.meta.dirname, '..');

/** Matches files left out of critical CSS, such as those of dialogs and toasts. */
const LATER = /\.later\.(module\.css|tsx)$/;

/** Names of the shared classes: see `shared.css`. */
const SHARED_CLASSES = [
  ...new Set(
    ['shared.css', 'modifiers.css'].flatMap((sheet) =>
      Array.from(
        readFileSync(join(kit, sheet), 'utf8').matchAll(/^\.([\w-]+)/gm),
        ([, name = '']) => name,
      ),
    ),
  ),
];

/** Matches string literals, which contain the class names of a module, unlike its identifiers and comments. */
const STRINGS = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;

/** Matches the export of a lazily loaded component, which counts as a re-export. */
const LAZY_EXPORT =
  /export const (\w+) = createLazyComponent\(\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+)/g;

/** Elements that every page is assumed to have. Sources compute heading levels, so they do not name them. */
const ALWAYS = ['html', 'body', 'h1', 'h2', 'h3', 'h4'];

/**
 * Elements, classes and custom properties that modules and their static imports can render, sorted. Through an index
 * module it follows only the imported names. @param without files to skip
 */
export function listCriticalNames(sources: string[], without: string[] = []): string[] {
  const names = new Set(ALWAYS);
  const visited = new Map<string, Set<string>>(without.map((file) => [file, new Set()]));

  function visit(file: string, imported: string[]) {
    const cached = visited.get(file);
    const taken = cached ?? new Set();
    visited.set(file, taken);
    const { reexports, imports, text } = readModule(file);
    for (const name of imported) {
      if (taken.has(name)) continue;
      taken.add(name);
      const from = reexports.get(name);
      if (from) visit(from.file, [from.name]);
    }
    if (cached || (imports.length === 0 && reexports.size > 0)) return;
    for (const value of findNames(text)) names.add(value);
    for (const eachImport of imports) {
      if (LATER.test(eachImport.file)) continue;
      if (!eachImport.file.endsWith('.css')) visit(eachImport.file, eachImport.names);
      else if (eachImport.local !== undefined)
        for (const name of findClasses(eachImport.file, eachImport.local, text))
          names.add(`.${name}`);
    }
  }

  for (const source of sources) visit(source, []);
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

interface Import {
  file: string;
  names: string[];
  local: string | undefined;
}

interface Module {
  text: string;
  imports: Import[];
  reexports: Map<string, { file: string; name: string }>;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const cached = modules.get(file);
  if (cached) return cached;
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  const module: Module = { text, imports: [], reexports: new Map() };
  for (const { moduleRequest, entries } of staticImports) {
    const at = resolveFile(moduleRequest.value, file);
    const values = entries.filter(({ isType }) => !isType);
    if (at === undefined || (entries.length > 0 && values.length === 0)) continue;
    module.imports.push({
      file: at,
      names: values.flatMap(({ importName }) => importName.name ?? []),
      local: values.find(({ importName }) => importName.kind === 'Default')?.localName.value,
    });
  }
  for (const { moduleRequest, exportName, importName, isType } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const at = moduleRequest && !isType && resolveFile(moduleRequest.value, file);
    if (at && exportName.name !== null)
      module.reexports.set(exportName.name, {
        file: at,
        name: importName.name ?? exportName.name,
      });
  }
  for (const [, name = '', specifier = '', exported = ''] of text.matchAll(LAZY_EXPORT)) {
    const at = resolveFile(specifier, file);
    if (at) module.reexports.set(name, { file: at, name: exported });
  }
  modules.set(file, module);
  return module;
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

function findNames(text: string): string[] {
  const elements = Array.from(text.matchAll(/<([a-z][a-z\d]*)[\s/>]/g), ([, name = '']) => name);
  const strings = text.match(STRINGS) ?? [];
  const words = new Set(strings.flatMap((string) => string.match(/[\w-]+/g) ?? []));
  return [
    ...elements,
    ...SHARED_CLASSES.filter((name) => words.has(name)).map((name) => `.${name}`),
    ...listReadProperties(text),
  ];
}

/**
 * Scoped class names that `text` reads from a CSS module, or all if it computes one. @param local name of the import
 */
function findClasses(file: string, local: string, text: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const all = listClasses(css);
  const reads = text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'));
  const names = Array.from(reads, ([, name]) => name ?? all).flat();
  return names.map((name) => formatScopedName(name, file));
}
