/** Compares database, search index and files after all writing has stopped. */
import { type DatabaseFile, openDatabaseFile } from '../site/database-file.ts';
import type { Site } from '../site/site.ts';
import { searchDifferences } from '../site/worker-modules.ts';
import { CHECKS } from './counts.ts';
import { newResult, type Result } from './report.ts';

const TICKS = 40;

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

/** Runs the cron until the index is up to date and all notifications are sent. */
async function settle(site: Site, { rows }: DatabaseFile): Promise<void> {
  const isWaiting = () =>
    rows(
      `SELECT 1 FROM search_changes UNION ALL SELECT 1 FROM notification_events WHERE tries = 0
      UNION ALL SELECT 1 FROM news WHERE comments_follow_after IS NOT NULL UNION ALL SELECT 1 FROM memories WHERE comments_follow_after IS NOT NULL`,
    ).length > 0;
  for (let tick = 0; tick < TICKS && (tick === 0 || isWaiting()); tick += 1) await site.tick();
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
