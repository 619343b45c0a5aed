import { parseSync } from 'vite';

/** The syntax trees' nodes which load another module: `import`, `export … from`, `import()`. */
interface Loading {
  type: string;
  source: { type: 'Literal'; value: unknown };
  importKind?: string;
  exportKind?: string;
}

/**
 * Finds what a file loads: the specifiers of its static and dynamic imports, of types too, and the
 * files which a style sheet names.
 *
 * @throws When the file is no valid TypeScript or JavaScript.
 */
export function importsOf(path: string, code: string): string[] {
  if (path.endsWith('.css')) return filesIn(code);
  return loadings(path, code).map(({ source }) => String(source.value));
}

/**
 * The same of a script, without `import type` and its like, of which nothing is left in a build.
 *
 * @throws When the file is no valid TypeScript or JavaScript.
 */
export function builtImportsOf(path: string, code: string): string[] {
  return loadings(path, code)
    .filter(({ type, importKind, exportKind }) => {
      return importKind !== 'type' && exportKind !== 'type' && type !== 'TSImportType';
    })
    .map(({ source }) => String(source.value));
}

function loadings(path: string, code: string): Loading[] {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: Loading[] = [];
  walk(program, (node) => {
    if (isLoading(node)) found.push(node);
  });
  return found;
}

/** `@import './a.css'`, `composes: a from './b.css'` and `url(./c.svg)`. */
function filesIn(css: string): string[] {
  const names = css.matchAll(/(?:@import|from|url\()\s*(?:url\()?['"]?([^'")\s;]+)/g);
  return [...names].map(([, name = '']) => name);
}

function isLoading(node: object): node is Loading {
  const { source } = node as Partial<Loading>;
  return source?.type === 'Literal';
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}
