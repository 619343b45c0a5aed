import { parseSync } from 'vite';

/**
 * Finds what a file loads: the specifiers of its static and dynamic imports, of types too, and the
 * files which a style sheet names. Types by `import('./a.ts').A` the linter forbids.
 *
 * @throws When the file is no valid TypeScript or JavaScript.
 */
export function importsOf(path: string, code: string): string[] {
  if (path.endsWith('.css')) return filesIn(code);
  return loadings(path, code).map(({ specifier }) => specifier);
}

/**
 * The same of a script, without `import type` and its like, of which nothing is left in a build.
 *
 * @throws When the file is no valid TypeScript or JavaScript.
 */
export function builtImportsOf(path: string, code: string): string[] {
  return loadings(path, code).flatMap(({ specifier, isType }) => (isType ? [] : specifier));
}

function loadings(path: string, code: string): { specifier: string; isType: boolean }[] {
  // Without the syntax tree, which takes most of the time.
  const { module, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports = module.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    isType: code.startsWith('import type ', start),
  }));
  const exports = module.staticExports.flatMap(({ start, entries }) => {
    const specifier = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
    return specifier ? [{ specifier, isType: code.startsWith('export type ', start) }] : [];
  });
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^['"](.*)['"]$/.exec(code.slice(start, end)) ?? [];
    return specifier ? [{ specifier, isType: false }] : [];
  });
  return [...imports, ...exports, ...late];
}

/** `@import './a.css'`, `composes: a from './b.css'` and `url(./c.svg)`. */
function filesIn(css: string): string[] {
  const names = css.matchAll(/(?:@import|from|url\()\s*(?:url\()?['"]?([^'")\s;]+)/g);
  return [...names].map(([, name = '']) => name);
}
