import { createHash } from 'node:crypto';
import { createReadStream, globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const FILE = 'SHA256SUMS';

/** Writes the checksums of a folder's files, in the format of `sha256sum`. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of listArchiveFiles(folder))
    lines.push(`${await hashFile(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, FILE), lines.join(''));
}

export function listArchiveFiles(folder: string): string[] {
  return globSync('**', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== FILE && statSync(join(folder, file)).isFile())
    .toSorted();
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
