/** Reads an archive's files as a test sees them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listArchiveFiles } from '../../scripts/archive/checksums.ts';

const listPages = (folder: string) =>
  listArchiveFiles(folder).filter((file) => file.endsWith('.html'));

/** Addresses of a page that a browser loads or follows, as written. */
function listAddresses(html: string): string[] {
  const single = Array.from(
    html.matchAll(/ (?:href|src|action)="([^"]*)"/g),
    ([, row = '']) => row,
  );
  const sets = Array.from(html.matchAll(/ srcset="([^"]*)"/g), ([, row = '']) =>
    row.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...single, ...sets.flat()].map((address) => address.replaceAll('&amp;', '&'));
}

/** Addresses on the archive's pages that lead to none of its files. */
export function findBrokenLinks(folder: string): string[] {
  return listPages(folder).flatMap((page) =>
    listAddresses(readFileSync(join(folder, page), 'utf8'))
      .filter((address) => !/^(?:https?:|mailto:|data:|#)/.test(address))
      .filter((address) => {
        const [path = ''] = decodeURIComponent(address.replace(/[?#].*/s, '')).split('\0');
        return (
          address.startsWith('/') || !existsSync(join(folder, normalize(join(dirname(page), path))))
        );
      })
      .map((address) => `${page}: ${address}`),
  );
}

/** Files that a pattern matches, in their names or texts. */
export function findFiles(folder: string, pattern: RegExp): string[] {
  return listArchiveFiles(folder).filter((file) =>
    pattern.test(`${file} ${readFileSync(join(folder, file), 'latin1')}`),
  );
}
