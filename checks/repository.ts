import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const notOurs = new Set(['.cache', '.git', '.wrangler', 'dist', 'node_modules', 'screenshots']);

/** Paths from the repository's folder, with '/', and what is in them. */
export type Files = Map<string, string>;

/**
 * Reads the files of the repository which people wrote.
 *
 * @param endings Only files whose names end so; all files where none is given.
 */
export function readFiles(...endings: string[]): Files {
  const paths = globSync(['**/*', '**/.*', '.ci/**', '.github/**'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => notOurs.has(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => endings.length === 0 || endings.some((ending) => path.endsWith(ending)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
