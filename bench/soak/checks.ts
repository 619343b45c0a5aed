/** Compares database, search index and files when nobody writes any more. */
import { tokensOf } from '../../worker/search/tokens.ts';
import { type DatabaseFile, openDatabaseFile } from '../site/database-file.ts';
import type { Site } from '../site/site.ts';
import { CHECKS, type Check, deletedTwice } from './counts.ts';
import { newResult, type Result } from './report.ts';

const TICKS = 40;

const STORY_TEXT = `title || ' ' || details || ' ' || tags`;

/** The tables in the search index, and the text that puts a row there: without a word it is not. */
const SEARCHED = {
  // The index has an item's tags and price for every row.
  merch: `'item'`,
  news: STORY_TEXT,
  news_comments: 'content',
  memories: STORY_TEXT,
  memory_comments: 'content',
};

const SHOWN = 5;

export async function check(part: string, site: Site): Promise<Result> {
  const result = newResult(`${part}: counts, index, files`);
  using file = openDatabaseFile(site.state);
  await settle(site, file);
  const stored = file.rows<{ was_in: string }>('SELECT DISTINCT was_in FROM deleted_rows');
  const checks = [...CHECKS, ...deletedTwice(stored.map(({ was_in }) => was_in))];
  result.calls = checks.length;
  result.faults.push(
    ...checks.flatMap((one) => faultsOf(file, one)),
    ...searchFaults(site.state, file),
    ...(await fileFaults(site, file)),
  );
  return result;
}

async function settle(site: Site, { rows }: DatabaseFile): Promise<void> {
  const isWaiting = () =>
    rows('SELECT 1 FROM search_changes UNION ALL SELECT 1 FROM notification_events WHERE tries = 0')
      .length > 0;
  for (let tick = 0; tick < TICKS && (tick === 0 || isWaiting()); tick += 1) await site.tick();
}

function faultsOf({ rows }: DatabaseFile, { name, sql }: Check): string[] {
  return rows<{ it: string }>(sql)
    .slice(0, SHOWN)
    .map(({ it }) => `${name}: ${it}`);
}

/** Rows without a document in the index, and documents without a row. */
function searchFaults(state: string, { rows }: DatabaseFile): string[] {
  using search = openDatabaseFile(state, 'misspellings');
  return Object.entries(SEARCHED).flatMap(([table, text]) => {
    const found = rows<{ id: number; text: string }>(`SELECT id, ${text} AS text FROM ${table}`);
    const worded = found.filter((row) => tokensOf(row.text).length > 0);
    const there = new Set(worded.map(({ id }) => id));
    const documents = search.rows<{ id: number }>(`SELECT id FROM ${table}_docsize`);
    const indexed = new Set(documents.map(({ id }) => id));
    return [...there, ...indexed]
      .filter((id) => !(there.has(id) && indexed.has(id)))
      .slice(0, SHOWN)
      .map((id) => `search: ${table} ${id} is ${there.has(id) ? 'not ' : ''}in the index`);
  });
}

/** Photos without a file, and files that neither a photo nor a removal knows. */
async function fileFaults(site: Site, { rows }: DatabaseFile): Promise<string[]> {
  const filesOf = (table: string) =>
    rows<{ name: string }>(
      `SELECT DISTINCT 'photos/' || t.hash || '-' || s.value || '.' || t.format AS name FROM ${table} t, json_each(t.sizes) s`,
    ).map(({ name }) => name);
  const photos = filesOf('photos');
  const known = new Set([...photos, ...filesOf('photo_removals')]);
  const files = new Set(await site.photoFiles());
  return [
    ...photos.filter((name) => !files.has(name)).map((name) => `photos: ${name} has no file`),
    ...[...files].filter((name) => !known.has(name)).map((name) => `photos: nothing knows ${name}`),
  ];
}
