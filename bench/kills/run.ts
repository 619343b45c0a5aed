/**
 * Kills the site while members write, again and again, and compares the search index and the notifications with what they wrote.
 *
 *     npm run bench:kills -- [--kills=20] [--only=search,notifications]
 *
 * Ends with 1 if they differ, or if a write is gone that was answered.
 */
import { parseArgs } from 'node:util';
import { partNamed } from '../options.ts';
import { killNotifications } from './notifications.ts';
import { killSearch } from './search.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    only: { type: 'string', default: 'search,notifications' },
  },
});

let faults = 0;
for (const name of values.only.split(',')) {
  const part = partNamed(name, ['search', 'notifications']);
  console.log(`\n${part}`);
  const kill = part === 'search' ? killSearch : killNotifications;
  faults += await kill(Number(values.kills));
}
if (faults > 0) process.exitCode = 1;
