import { signUpFan } from '../fan.ts';
import type { Page } from '../pages.ts';
import { NO_CACHE, read, readPageState, startSite } from '../site/site.ts';
import { fillRecords, loadTenTimes, MANY } from './records.ts';

export const COUNTING = { ...NO_CACHE, REPORT_ROWS_READ: '1' };

/** Counts the rows that each page reads among `MANY` records with five million tags, and ten times the seasons. */
export async function rowsAmongMany(pages: Page[]): Promise<Map<string, number>> {
  await using site = await startSite(COUNTING, async (target) => {
    await loadTenTimes(target);
    await fillRecords(target, MANY);
  });
  const cookie = await signUpFan(site.origin);
  const rows = new Map<string, number>();
  for (const page of pages) rows.set(page.path, await countRowsRead(site.origin, page, cookie));
  return rows;
}

/** @param origin of a site started with `COUNTING` */
export async function countRowsRead(
  origin: string,
  { path, widgetReads = [] }: Pick<Page, 'path' | 'widgetReads'>,
  cookie: string,
): Promise<number> {
  const { responses } = await readPageState(origin, path, cookie);
  let rows = 0;
  for (const address of [...Object.keys(responses), ...widgetReads])
    rows += reportedRows(await read(origin + address, cookie));
  return rows;
}

/** @throws without `Server-Timing: d1;desc="rows_read=40"` */
export function reportedRows({ headers }: Pick<Response, 'headers'>): number {
  const timing = headers.get('server-timing') ?? '';
  const match = /rows_read=(\d+)/.exec(timing);
  if (!match) throw new Error(`Server-Timing tells no rows: '${timing}'.`);
  return Number(match[1]);
}
