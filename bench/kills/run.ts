/**
 * Kills the site while fans write, again and again, and compares what was made of it with what they wrote: the search index,
 * and what members are told.
 *
 *     npm run bench:kills -- [--kills=20] [--only=search,notifications]
 *
 * Ends with 1 where they differ, or where a write that was answered is gone.
 */
import { parseArgs } from 'node:util';
import { killNotifications } from './notifications.ts';
import { killSearch } from './search.ts';

const PARTS = { search: killSearch, notifications: killNotifications };

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    only: { type: 'string', default: Object.keys(PARTS).join() },
  },
});

let faults = 0;
for (const name of values.only.split(',')) {
  const part = PARTS[name as keyof typeof PARTS];
  if (!part) throw new Error(`--only=${name}: there are ${Object.keys(PARTS).join(', ')}.`);
  console.log(`\n${name}`);
  faults += await part(Number(values.kills));
}
if (faults > 0) process.exitCode = 1;
