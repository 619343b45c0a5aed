import { signUpFan } from '../fan.ts';
import type { Page } from '../pages.ts';
import { NO_CACHE, readPageState, startSite } from '../site/site.ts';
import { fillRecords, MANY } from './records.ts';
import { loadTenTimes } from './seasons.ts';

/** The rows of D1 that a page reads. */
export interface RowsRead {
  /** With the real seasons and a hundred records of each kind. */
  amongFew: number;
  /** With ten times the seasons, 100,000 items, a million posts and memories, and five million tags. */
  amongMany: number;
}

/** Variables of a site that tells the rows it read, for each answer. */
export const COUNTING = { ...NO_CACHE, REPORT_ROWS_READ: '1' };

/** The rows that pages read on a site of their own, with far more of everything; by path. */
export async function rowsAmongMany(pages: Page[]): Promise<Map<string, number>> {
  await using site = await startSite(async (target) => {
    await loadTenTimes(target);
    await fillRecords(target, MANY);
  }, COUNTING);
  const cookie = await signUpFan(site.origin);
  const rows = new Map<string, number>();
  for (const page of pages) rows.set(page.path, await countRowsRead(site.origin, page, cookie));
  return rows;
}

/**
 * The rows that the API reads of a page cost.
 * @param origin of a site that is `COUNTING`
 * @param cookie of the fan who visits it
 * @throws where an answer is not good or does not tell
 */
export async function countRowsRead(
  origin: string,
  { path, widgetReads = [] }: Pick<Page, 'path' | 'widgetReads'>,
  cookie: string,
): Promise<number> {
  const { answers } = await readPageState(origin, path, cookie);
  let rows = 0;
  for (const address of [...Object.keys(answers), ...widgetReads]) {
    const response = await fetch(origin + address, { headers: { cookie } });
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
