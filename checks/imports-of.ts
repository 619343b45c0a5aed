import { parseSync } from 'vite';

/**
 * Finds what a file loads: the specifiers of its static and dynamic imports, of types too, and the
 * files which a style sheet names. Types by `import('./a.ts').A` the linter forbids.
 * @throws When the file is no valid TypeScript or JavaScript.
 */
export function importsOf(path: string, code: string): string[] {
  if (path.endsWith('.css')) return filesIn(code);
  // Without the syntax tree, which takes most of the time.
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

/** `@import './a.css'`, `composes: a from './b.css'` and `url(./c.svg)`. */
function filesIn(css: string): string[] {
  const names = css.matchAll(/(?:@import|from|url\()\s*(?:url\()?['"]?([^'")\s;]+)/g);
  return [...names].map(([, name = '']) => name);
}
