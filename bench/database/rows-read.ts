import type { Page } from '../pages.ts';
import { readPageState, startSite } from '../site.ts';
import { loadTenTimes } from './seasons.ts';

/** The rows of D1 that a page reads. */
export interface RowsRead {
  /** With the franchise's real seasons. */
  now: number;
  /** With ten times as many. */
  amongTenTimes: number;
}

/** The rows that pages read on a site of their own with ten times the seasons; by path. */
export async function rowsAmongTenTimes(pages: Page[]): Promise<Map<string, number>> {
  const site = await startSite(loadTenTimes);
  try {
    const rows = new Map<string, number>();
    for (const { path } of pages) rows.set(path, await countRowsRead(site.origin, path));
    return rows;
  } finally {
    await site.stop();
  }
}

/**
 * The rows that the API reads of a page cost.
 * @param origin of a site that `startSite` started
 * @throws where an answer is not good or does not tell
 */
export async function countRowsRead(origin: string, path: string): Promise<number> {
  const { answers } = await readPageState(origin, path);
  let rows = 0;
  for (const address of Object.keys(answers)) {
    const response = await fetch(origin + address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    rows += reportedRows(response.headers.get('server-timing') ?? '');
  }
  return rows;
}

/**
 * Reads `d1;desc="rows_read=40"`.
 * @throws where the header tells no rows
 */
export function reportedRows(serverTiming: string): number {
  const found = /rows_read=(\d+)/.exec(serverTiming);
  if (!found) throw new Error(`Server-Timing tells no rows: '${serverTiming}'.`);
  return Number(found[1]);
}
