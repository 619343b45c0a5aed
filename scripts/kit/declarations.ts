import { posix } from 'node:path';

/** Declaration files by their paths from the repository's folder: 'shell/kit/index.d.ts'. */
export type Declarations = Map<string, string>;

/**
 * Some declarations and those they import, sorted by path.
 * @throws where one is missing: to TypeScript its types would fit everywhere
 */
export function reachableFrom(entries: string[], all: Declarations): Declarations {
  const found: Declarations = new Map();
  const pending = [...entries];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (found.has(path)) continue;
    const text = all.get(path);
    if (text === undefined) throw new Error(`There is no ${path}.`);
    found.set(path, text);
    pending.push(...importsIn(path, text));
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function importsIn(path: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:from |import\()['"](\.[^'"]*)['"]/g);
  return [...specifiers].map(
    ([, specifier = '']) => `${posix.join(posix.dirname(path), specifier)}.d.ts`,
  );
}

const heading = (path: string) => `=== ${path}\n`;

/** Declarations as one text, for a file that shows well what a change changes. */
export function asText(version: string, declarations: Declarations): string {
  const files = [...declarations].map(([path, text]) => heading(path) + text.trimEnd());
  return [`The public types of kit ${version}`, ...files, ''].join('\n\n');
}

/** What `asText` wrote. */
export function fromText(text: string): { version: string; declarations: Declarations } {
  const [first = '', ...files] = text.split(/^=== /m);
  const version = /kit (\S+)/.exec(first)?.[1] ?? '';
  const declarations = files.map((file) => {
    const end = file.indexOf('\n');
    return [file.slice(0, end), `${file.slice(end + 1).trimEnd()}\n`] as const;
  });
  return { version, declarations: new Map(declarations) };
}
