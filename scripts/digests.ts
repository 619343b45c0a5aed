/**
 * Prints which members would get what in the next weekly digest, as of now, and sends nothing:
 *   npm run digests -- --local [--persist-to DIR]
 *   npm run digests -- --remote
 */
import { runQueries, type WranglerTarget } from '../drizzle/d1.ts';
import { toSqlStatement } from '../drizzle/step.ts';
import { composeDigests } from '../worker/digests/compose.ts';
import {
  buildDigestQueries,
  type DigestRows,
  selectLastDue,
  WEEK_MS,
  getLastFriday,
} from '../worker/digests/rows.ts';

/** Each query starts wrangler, which takes seconds. */
const MEMBERS_PER_QUERY = 1000;

export async function* previewDigests(
  target: WranglerTarget,
  now = Date.now(),
): AsyncGenerator<string> {
  const week = getLastFriday(now) + WEEK_MS;
  for (let first = 1; ;) {
    const next = selectLastDue(week, { first, limit: MEMBERS_PER_QUERY });
    const [[row] = []] = await runQueries(target, toSqlStatement(next));
    const last = row?.['last'] as number | null;
    if (last === null) return;
    const queries = Object.entries(buildDigestQueries({ first, last, week }));
    const results = await runQueries(
      target,
      queries.map(([, condition]) => toSqlStatement(condition)).join(' '),
    );
    const rows = Object.fromEntries(queries.map(([name], at) => [name, results[at]]));
    for (const { member, news, items } of composeDigests(rows as unknown as DigestRows, week))
      yield `${member.username}: ${[...news, ...items.map(({ text }) => text)].join(' | ')}`;
    first = last + 1;
  }
}

if (import.meta.main)
  for await (const line of previewDigests(process.argv.slice(2))) console.log(line);
