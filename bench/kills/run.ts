/**
 * Kills the site while members write, again and again, and compares the search index and the notifications with what they wrote.
 *
 *     npm run bench:kills -- [--kills=20] [--only=search,notifications]
 *
 * Ends with 1 if they differ, or if a write is gone that was answered.
 */
import { parseArgs } from 'node:util';
import { oneNamed } from '../options.ts';
import { findingReport } from '../report.ts';
import { kill } from '../soak/kills.ts';
import { findingOf } from '../soak/report.ts';
import { killNotifications } from './notifications.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    only: { type: 'string', default: 'search,notifications' },
  },
});

const SEED = 7;

for (const name of values.only.split(',')) {
  const part = oneNamed('only', name, ['search', 'notifications']);
  const kills = Number(values.kills);
  const results =
    part === 'search' ? await kill(kills, SEED) : [await killNotifications(kills, SEED)];
  for (const result of results) console.log(findingReport(findingOf(result)));
  if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
