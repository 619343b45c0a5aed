/** Compares counts with rows, the search index with the database, and photo rows with files. */
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseFile, openDatabaseFile } from '../site/database-file.ts';
import type { Site } from '../site/site.ts';
import { searchDifferences } from '../site/worker-modules.ts';
import { CHECKS, IS_WAITING } from './counts.ts';
import { newResult, type Result } from './report.ts';

/** Maximum time for the remaining jobs. A runner started by a response works for up to 10 s. */
const SETTLE_MS = 60_000;

const TICK_PAUSE_MS = 100;

const SHOWN = 5;

export async function check(part: string, site: Site): Promise<Result> {
  const result = newResult(`${part}: counts, index, files`);
  using file = openDatabaseFile(site.state);
  await settle(site, file);
  for (const [name, sql] of CHECKS) {
    const found = file.rows<{ it: string }>(sql).slice(0, SHOWN);
    result.calls += 1;
    result.faults.push(...found.map(({ it }) => `${name}: ${it}`));
  }
  const search = (await searchDifferences(site)).slice(0, SHOWN);
  result.faults.push(...search.map((difference) => `search: ${difference}`));
  result.faults.push(...(await fileFaults(site, file)));
  return result;
}

async function settle(site: Site, { rows }: DatabaseFile): Promise<void> {
  const isWaiting = () => rows(`SELECT 1 FROM jobs WHERE ${IS_WAITING} LIMIT 1`).length > 0;
  const end = performance.now() + SETTLE_MS;
  do {
    await endLeases(site);
    await site.tick();
    await delay(TICK_PAUSE_MS);
  } while (isWaiting() && performance.now() < end);
}

/** Ends the leases of killed runners, which would expire after half a minute. */
export async function endLeases({ database }: Site): Promise<void> {
  await (await database('DB')).exec('UPDATE jobs SET lease_until = 0');
}

async function fileFaults(site: Site, { rows }: DatabaseFile): Promise<string[]> {
  const photos = rows<{ name: string }>(
    `SELECT DISTINCT 'photos/' || p.hash || '-' || s.value || '.' || p.format AS name FROM photos p, json_each(p.sizes) s`,
  );
  const files = new Set(await site.photoFiles());
  return photos
    .filter(({ name }) => !files.has(name))
    .map(({ name }) => `photos: ${name} has no file`);
}
