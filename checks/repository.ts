import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const notOurs = new Set(['.cache', '.git', '.wrangler', 'dist', 'node_modules', 'screenshots']);

/** Contents of files by their paths from the repository's root, with '/'. */
export type Files = Map<string, string>;

/** Contents that this process has read: most checks read the same files. */
const files: Files = new Map();
let paths: string[] | undefined;

/**
 * Reads the files of the repository, without dependencies, builds and caches. Each is read once per process.
 * @param endings The endings of the paths to read; all files by default.
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
  const text = files.get(path) ?? readFileSync(join(root, path), 'utf8');
  files.set(path, text);
  return text;
}
