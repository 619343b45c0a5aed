/** Finds the names that select the rules of a page's first paint, in the modules that render it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import kitPackage from '../package.json' with { type: 'json' };
import { scopedName } from './css.ts';
import { propertiesIn } from './sheetRules.ts';

const KIT = '@desert/kit';

const kit = join(import.meta.dirname, '..');

/** Files with this name render what scripts or the visitor open: dialogs, toasts, skeletons. */
const LATER = /\.later\.(module\.css|tsx)$/;

/** The classes in the kit's sheet for bare elements, which many components share. */
const SHARED = [...new Set(readFileSync(join(kit, 'base.css'), 'utf8').match(/^\.[\w-]+/gm))];

/** Headings have their level from their component's properties. */
const ALWAYS = ['html', 'body', 'h1', 'h2', 'h3', 'h4'];

/**
 * The names of the elements, classes and custom properties that modules can render, with all that they import at once;
 * of an index only what they take from it counts.
 * @param sources their files
 * @param without files at which it stops
 */
export function firstNames(sources: string[], without: string[] = []): string[] {
  const names = new Set(ALWAYS);
  const visited = new Map<string, Set<string>>(without.map((file) => [file, new Set()]));

  function visit(file: string, imported: string[]) {
    const known = visited.get(file);
    const taken = known ?? new Set();
    visited.set(file, taken);
    const { reexports, imports, text } = moduleAt(file);
    for (const name of imported) {
      if (taken.has(name)) continue;
      taken.add(name);
      const from = reexports.get(name);
      if (from) visit(from.file, [from.name]);
    }
    if (known || (imports.length === 0 && reexports.size > 0)) return;
    for (const one of namesIn(text)) names.add(one);
    for (const one of imports) {
      if (LATER.test(one.file)) continue;
      if (!one.file.endsWith('.css')) visit(one.file, one.names);
      else if (one.local !== undefined)
        for (const name of classesOf(one.file, one.local, text)) names.add(`.${name}`);
    }
  }

  for (const source of sources) visit(source, []);
  return [...names].toSorted();
}

/** The file of a module that a section names: 'src/post/PostPage.tsx', or '@desert/kit/records/OwnRecords.tsx'. */
export function sourceFile(source: string, folder: string): string {
  const file = source.startsWith(`${KIT}/`)
    ? join(kit, source.slice(KIT.length))
    : resolve(folder, source);
  if (!existsSync(file)) throw new Error(`There is no module ${source}.`);
  return file;
}

interface Import {
  file: string;
  names: string[];
  /** The local name of a default import. */
  local: string | undefined;
}

interface Module {
  text: string;
  imports: Import[];
  /** By the names that it exports. */
  reexports: Map<string, { file: string; name: string }>;
}

const modules = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  const module: Module = { text, imports: [], reexports: new Map() };
  for (const { moduleRequest, entries } of staticImports) {
    const at = fileOf(moduleRequest.value, file);
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
    const at = moduleRequest && !isType && fileOf(moduleRequest.value, file);
    if (at && exportName.name !== null)
      module.reexports.set(exportName.name, {
        file: at,
        name: importName.name ?? exportName.name,
      });
  }
  modules.set(file, module);
  return module;
}

/** The file of an import from the site's own code; other packages bring no rules. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  if (specifier !== KIT && !specifier.startsWith(`${KIT}/`)) return undefined;
  const exported = (kitPackage.exports as Record<string, unknown>)[
    `.${specifier.slice(KIT.length)}`
  ];
  return typeof exported === 'string' ? join(kit, exported) : undefined;
}

/** Elements, shared classes and custom properties that a module names. */
function namesIn(text: string): string[] {
  const elements = Array.from(text.matchAll(/<([a-z][a-z\d]*)[\s/>]/g), ([, name = '']) => name);
  const words = new Set(text.match(/[\w-]+/g));
  return [...elements, ...SHARED.filter((name) => words.has(name.slice(1))), ...propertiesIn(text)];
}

/** The classes of a CSS module that a module reads; all of them if it reads a computed name. */
function classesOf(file: string, local: string, text: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const all = Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
  const reads = text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'));
  const names = Array.from(reads, ([, name]) => name ?? all).flat();
  return names.map((name) => scopedName(name, file));
}
