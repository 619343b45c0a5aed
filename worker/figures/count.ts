/** Counts figures in the hourly histograms of the table `figures`. */
import {
  type Connection,
  FIGURE_HOUR_MS,
  type Metric,
  toHistogramBucket,
} from '@desert/contract/pages/figures';
import { figures } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import { runUnlessFull } from '../platform/database/full.ts';
import { type Database, openD1 } from '../platform/database/open.ts';
import { shareInIsolate } from '../platform/isolate/memory.ts';
import { log } from '../platform/log/log.ts';
import { describeCause } from '../platform/log/root-cause.ts';
import type { RequestContext } from '../request-context.ts';

/** How long an isolate collects its own figures before it writes them, and at most how many. */
const COLLECT_MS = 60_000;
const MAX_COLLECTED = 500;

export interface FieldFigure {
  section: string;
  build: string;
  metric: Metric;
  /** In ms; CLS in thousandths; a number of waiting jobs; 0 for 'error', 'fault' and 'mail'. */
  value: number;
  page?: string;
  connection?: Connection;
}

/** The section and build of figures of the whole site. */
export const SITE = { section: 'site', build: '' };

export async function countFigures(
  database: Database,
  counted: readonly FieldFigure[],
  now = Date.now(),
): Promise<void> {
  const rows = counted.map(({ section, build, metric, value, page = '', connection = '' }) => [
    section,
    build,
    page,
    connection,
    metric,
    toHistogramBucket(value),
  ]);
  const column = (at: number) => sql`value ->> ${sql.raw(`'$[${at}]'`)}`;
  await runUnlessFull('figures', () =>
    database.run(sql`INSERT INTO ${figures} (hour, section, build, page, connection, metric, bucket, count)
      SELECT ${Math.floor(now / FIGURE_HOUR_MS)}, ${sql.join([0, 1, 2, 3, 4, 5].map(column), sql`, `)}, count(*)
      FROM json_each(${JSON.stringify(rows)}) GROUP BY value
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
  );
}

/** The figures that this isolate has not written yet. It loses them if it ends. */
const collected = shareInIsolate(new Map<number, FieldFigure>());
let since = 0;

/** Collects a figure of the edge, which `writeCollected` counts later. */
export function collectFigure(figure: FieldFigure): void {
  if (collected.size === 0) since = Date.now();
  if (collected.size < MAX_COLLECTED) collected.set(collected.size, figure);
}

/** Writes the collected figures after a response if they are due. */
export function writeCollected(
  { env, execution }: Pick<RequestContext, 'env' | 'execution'>,
  collectMs = COLLECT_MS,
): void {
  if (env.FIELD_FIGURES !== 'on') return collected.clear();
  const isDue = Date.now() - since >= collectMs || collected.size === MAX_COLLECTED;
  if (collected.size === 0 || !isDue) return;
  const batch = [...collected.values()];
  collected.clear();
  execution.waitUntil(
    countFigures(openD1(env.DB), batch).catch((error: unknown) =>
      log('figures.lost', { figures: batch.length, error: describeCause(error) }),
    ),
  );
}
