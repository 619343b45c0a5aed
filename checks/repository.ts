import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const notOurs = new Set(['.cache', '.git', '.wrangler', 'dist', 'node_modules', 'screenshots']);

/** Paths from the repository's folder, with '/', and what is in them. */
export type Files = Map<string, string>;

/** What was read before in this process: most checks read the same files. */
const known: Files = new Map();
let paths: string[] | undefined;

/**
 * Reads the files of the repository which people wrote, each once.
 * @param endings Only files whose names end so; all files where none is given.
 */
export function readFiles(...endings: string[]): Files {
  paths ??= listFiles();
  const wanted = paths.filter(
    (path) => endings.length === 0 || endings.some((ending) => path.endsWith(ending)),
  );
  return new Map(wanted.map((path) => [path, textOf(path)]));
}

function listFiles(): string[] {
  return globSync(['**/*', '**/.*', '.ci/**', '.github/**'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => notOurs.has(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function textOf(path: string): string {
  const text = known.get(path) ?? readFileSync(join(root, path), 'utf8');
  known.set(path, text);
  return text;
}
