import { parseSync } from 'vite';

/**
 * Lists the specifiers of a script's static imports and exports, types included, and of its literal dynamic imports, or
 * the files that a style sheet names. It misses types by `import('./a.ts').A`, which the linter forbids.
 * @throws if a script is not valid TypeScript or JavaScript
 */
export function importsOf(path: string, code: string): string[] {
  if (path.endsWith('.css')) return filesIn(code);
  // Does not read `program`: the syntax tree would take most of the time.
  const { module, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(
    ({ entries }) => entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value ?? [],
  );
  const late = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(code.slice(start, end))?.[1] ?? [],
  );
  return [...imports, ...exports, ...late];
}

/** Finds `@import './a.css'`, `composes: a from './b.css'` and `url(./c.svg)`. */
function filesIn(css: string): string[] {
  const names = css.matchAll(/(?:@import|from|url\()\s*(?:url\()?['"]?([^'")\s;]+)/g);
  return [...names].map(([, name = '']) => name);
}
