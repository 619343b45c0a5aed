import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 in hex of the names and contents of files, independent of their order. @param folder base of the names */
export function hashFiles(files: string[], folder = '.'): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Build id: the first 10 hex digits of the hash of files and of all files in the folders. */
export function buildId(folders: string[], files: string[] = []): string {
  const inFolders = folders.flatMap((folder) => globSync(`${folder}/**/*.*`));
  return hashFiles([...files, ...inFolders]).slice(0, 10);
}
