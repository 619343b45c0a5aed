import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes files, by name and content, in hexadecimal digits. @param folder where their paths start */
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

/** The identity of a build, a hash of all its files: 10 digits tell builds apart, and are short in an address. */
export function buildId(folders: string[]): string {
  return hashOf(folders.flatMap((folder) => globSync(`${folder}/**/*.*`))).slice(0, 10);
}
