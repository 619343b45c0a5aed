/** Compares all that a site has, when nobody writes any more: database, search index and files. */
import { tokensOf } from '../../worker/search/tokens.ts';
import type { RunningWorkers } from '../site/workerd.ts';
import { CHECKS, type Check, deletedTwice } from './counts.ts';
import { type DatabaseFile, openDatabaseFile } from './database-file.ts';
import { newResult, type Result } from './result.ts';

/** Ticks of the cron until the index is up to date and all is told. */
const TICKS = 40;

const STORY_TEXT = `title || ' ' || details || ' ' || tags`;

/** The tables whose rows are in the search index, under their ids, and what makes it so: a row without a word is in none. */
const SEARCHED = {
  // Each has tags of its own there, like its price.
  merch: `'item'`,
  news: STORY_TEXT,
  news_comments: 'content',
  memories: STORY_TEXT,
  memory_comments: 'content',
};

/** How many of what one check finds are told. */
const TOLD = 5;

/** @param part whose site it is */
export async function check(part: string, site: RunningWorkers, state: string): Promise<Result> {
  const result = newResult(`${part}: counts, index, files`);
  using file = openDatabaseFile(state, 'users');
  await settle(site, file);
  const stored = file.rows<{ was_in: string }>('SELECT DISTINCT was_in FROM deleted_rows');
  for (const one of [...CHECKS, ...deletedTwice(stored.map(({ was_in }) => was_in))]) {
    result.calls += 1;
    result.faults.push(...found(file, one));
  }
  result.faults.push(...searchFaults(state, file), ...(await fileFaults(site, file)));
  return result;
}

/** Has the cron do what waits. */
async function settle(site: RunningWorkers, { rows }: DatabaseFile): Promise<void> {
  const isWaiting = () =>
    rows('SELECT 1 FROM search_changes UNION ALL SELECT 1 FROM notification_events WHERE tries = 0')
      .length > 0;
  for (let tick = 0; tick < TICKS && (tick === 0 || isWaiting()); tick += 1) await site.tick();
}

function found({ rows }: DatabaseFile, { name, sql }: Check): string[] {
  return rows<{ it: string }>(sql)
    .slice(0, TOLD)
    .map(({ it }) => `${name}: ${it}`);
}

/** What is in the index and not in the database, or the other way round. */
function searchFaults(state: string, { rows }: DatabaseFile): string[] {
  using search = openDatabaseFile(state, 'misspellings');
  return Object.entries(SEARCHED).flatMap(([table, text]) => {
    const found = rows<{ id: number; text: string }>(`SELECT id, ${text} AS text FROM ${table}`);
    const worded = found.filter((row) => tokensOf(row.text).length > 0);
    const there = new Set(worded.map(({ id }) => id));
    const documents = search.rows<{ id: number }>(`SELECT id FROM ${table}_docsize`);
    const indexed = new Set(documents.map(({ id }) => id));
    const differing = [...there, ...indexed].filter((id) => !(there.has(id) && indexed.has(id)));
    return differing
      .slice(0, TOLD)
      .map((id) => `search: ${table} ${id} is ${there.has(id) ? 'not ' : ''}in the index`);
  });
}

/** Photos without a file; and files that neither a photo has nor anything will remove. */
async function fileFaults(site: RunningWorkers, { rows }: DatabaseFile): Promise<string[]> {
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
