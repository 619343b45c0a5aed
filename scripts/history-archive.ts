/** Writes the archive of the history's data, which the shell's files include. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const FOLDER = 'drizzle/seed/history';

const README = `The history of the Coyotes franchise, 1979-80 to 2023-24: facts only.
The files SOURCES*.md say for each file which source it comes from, under which license, and what its fields mean.
`;

/** @param folder where the site's files are */
export function writeHistoryArchive(root: string, folder: string): void {
  const paths = globSync('{,games/,lists/}{*.json,SOURCES.md}', { cwd: join(root, FOLDER) });
  const files = paths
    .filter((path) => !/facts\.json$|totals|slugs/.test(path) || path === 'player-facts.json')
    .toSorted()
    .map((path) => {
      const name = path === 'SOURCES.md' ? 'SOURCES-seasons.md' : basename(path);
      return [name, readFileSync(join(root, FOLDER, path))] as const;
    });
  const entries = [['README.txt', Buffer.from(README)] as const, ...files];
  const blocks = entries.flatMap(([name, data]) => [
    writeHeader(`history-data/${name}`, data.length),
    data,
    Buffer.alloc((512 - (data.length % 512)) % 512),
  ]);
  const tar = Buffer.concat([...blocks, Buffer.alloc(1024)]);
  writeFileSync(join(folder, 'history-data.tar.gz'), gzipSync(tar, { level: 9 }));
}

/** A header of the ustar format, without a time, so that the same data is the same file. */
function writeHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        0', 148);
  header.write('ustar\u{0}00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
