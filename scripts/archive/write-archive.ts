/** Writes the responses of a crawl as a folder that opens anywhere. */
import { copyFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatDay } from '@desert/contract/history/months';
import { KINDS } from '@desert/contract/records/kinds';
import { keepAddress, relativeAddress, SEARCH_PAGE, toFile } from './addresses.ts';
import { writeChecksums } from './checksums.ts';
import { writeFirstPage } from './first-page.ts';
import { replaceStyleFiles } from './found-links.ts';
import { readHistory, toCsv } from './history-files.ts';
import { FORMAT, readMembers, readRecords } from './record-files.ts';
import type { ResponseStore, ArchivedResponse } from './response-store.ts';
import { INDEX_FILE, rewritePage } from './rewrite-page.ts';
import { SearchIndex } from './search-index.ts';
import { writeWacz } from './wacz.ts';

const BROWSER_FILES = join(import.meta.dirname, 'browser');

type Counts = Record<string, number>;

interface Writing {
  store: ResponseStore;
  folder: string;
  files: Map<string, string>;
  date: string;
}

/** Replaces the folder once the new archive is whole. @returns how many of what it has */
export async function writeArchive(store: ResponseStore, folder: string): Promise<Counts> {
  const next = `${folder}.part`;
  rmSync(next, { recursive: true, force: true });
  const made = store.startedAt;
  const date = formatDay(made.slice(0, 10));
  const writing = { store, folder: next, files: listFiles(store), date };
  cpSync(BROWSER_FILES, join(next, 'archive'), { recursive: true });
  const pages = writePages(writing);
  const counts = { ...writeData(writing), ...writeFiles(writing), Pages: pages };
  const sheet = [...writing.files.values()].find((file) => /^assets\/.*\.css$/.test(file));
  const facts = { site: store.site, made, date, sheet, counts };
  writeFileSync(join(next, 'index.html'), writeFirstPage(facts));
  writeJson(next, 'archive.json', { format: FORMAT, site: store.site, made, counts });
  await writeWacz(store, join(next, 'archive.wacz'));
  await writeChecksums(next);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  return counts;
}

const isPage = ({ type }: ArchivedResponse) => type.startsWith('text/html');

/** Files of all that is kept, except sitemaps and the API's responses, which the data files are made of. */
function listFiles({ current, site }: ResponseStore): Map<string, string> {
  const files = new Map<string, string>();
  for (const { path, status, type } of current.values()) {
    const isKept = keepAddress(path, '/', site) !== undefined && !path.includes('sitemap');
    if (status === 200 && isKept) files.set(path, toFile(path, type));
  }
  return files;
}

function writePages({ store, folder, files, date }: Writing): number {
  const { site } = store;
  const index = new SearchIndex();
  let pages = 0;
  for (const response of store.current.values()) {
    const { path } = response;
    const file = files.get(path);
    if (file === undefined || !isPage(response)) continue;
    const context = { path, file, site, date, findFile: (kept: string) => files.get(kept) };
    const page = rewritePage(store.readBody(path).toString(), context);
    writeArchiveFile(folder, file, page.html);
    // Results lead to the first page of a list.
    if (path !== SEARCH_PAGE && !path.includes('?')) index.add({ ...page, file });
    pages++;
  }
  writeArchiveFile(folder, INDEX_FILE, index.toScript());
  return pages;
}

function writeFiles({ store, folder, files }: Writing): Counts {
  let photos = 0;
  for (const response of store.current.values()) {
    const { path, type } = response;
    const file = files.get(path);
    if (file === undefined || isPage(response)) continue;
    if (type.startsWith('text/css')) {
      writeArchiveFile(folder, file, archiveSheet(store, files, path));
    } else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(store.bodyFile(path), join(folder, file));
    }
    if (path.startsWith('/photos/')) photos++;
  }
  return { 'Photo files': photos };
}

/** Fonts are part of the sheet, because Firefox loads none from another folder of a disk. */
function archiveSheet(store: ResponseStore, files: Map<string, string>, path: string): string {
  const css = store.readBody(path).toString();
  return replaceStyleFiles(css, (address) => {
    const kept = keepAddress(address, path, store.site)?.path ?? '';
    const file = files.get(kept);
    if (file === undefined) return 'data:,';
    if (!file.endsWith('.woff2')) return relativeAddress(toFile(path, 'text/css'), file);
    return `data:font/woff2;base64,${store.readBody(kept).toString('base64')}`;
  });
}

function writeData({ store, folder }: Writing): Counts {
  const counts: Counts = {};
  const count = (label: string, added = 1) => (counts[label] = (counts[label] ?? 0) + added);
  for (const record of readRecords(store)) {
    writeJson(folder, `data/records/${record.kind}/${record.id}.json`, record);
    const { plural } = KINDS[record.kind];
    count(plural[0]?.toUpperCase() + plural.slice(1));
    if (record.kind !== 'merch') count('Comments', record.comments.length);
  }
  for (const member of readMembers(store)) {
    writeJson(folder, `data/members/${member.id}.json`, member);
    count('Members');
  }
  for (const { name, rows } of readHistory(store)) {
    writeJson(folder, `data/history/${name}.json`, rows);
    writeArchiveFile(folder, `data/history/${name}.csv`, toCsv(rows));
  }
  return counts;
}

function writeJson(folder: string, file: string, value: unknown): void {
  writeArchiveFile(folder, file, `${JSON.stringify(value, null, 2)}\n`);
}

function writeArchiveFile(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
