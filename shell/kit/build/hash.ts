import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hex hash of file names and contents. @param folder base of the paths */
export function hashOf(files: string[], folder = '.'): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Build id: the first 10 digits of a hash of all files. */
export function buildId(folders: string[]): string {
  return hashOf(folders.flatMap((folder) => globSync(`${folder}/**/*.*`))).slice(0, 10);
}
