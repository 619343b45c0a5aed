/**
 * Stress-tests the built site on its own databases: fuzzed calls, races, and kills while members write. Then compares
 * counts with rows, search index and files. Prints a report, and exits with 1 for any fault:
 *   npm run soak -- [--seed=1] [--calls=100000] [--kills=50] [--at-a-time=12] [--only=fuzz,races,kills,notifications]
 */
import { parseArgs } from 'node:util';
import { oneNamed } from '../options.ts';
import { findingReport } from '../report.ts';
import { startSite, UNLIMITED } from '../site/site.ts';
import { check } from './checks.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { kill } from './kills/kills.ts';
import { killNotifications } from './kills/notifications.ts';
import { race } from './races.ts';
import { findingOf } from './report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '50' },
    'at-a-time': { type: 'string', default: '12' },
    only: { type: 'string', default: 'fuzz,races,kills,notifications' },
  },
});
const [seed, kills] = [Number(values.seed), Number(values.kills)];

const PARTS = {
  async fuzz() {
    await using site = await startSite(UNLIMITED);
    const [calls, atATime] = [Number(values.calls), Number(values['at-a-time'])];
    return [await fuzz(site, seed, calls, atATime), await check('fuzz', site)];
  },
  async races() {
    await using site = await startSite();
    return [await race(site), await check('races', site)];
  },
  kills: () => kill(kills, seed),
  notifications: () => killNotifications(kills, seed),
};

console.log(`seed ${seed}`);
for (const name of values.only.split(',')) {
  const part = oneNamed('only', name, ['fuzz', 'races', 'kills', 'notifications']);
  const begin = Date.now();
  for (const result of await PARTS[part]()) {
    console.log(findingReport(findingOf(result)));
    if (result.faults.length > 0) process.exitCode = 1;
  }
  console.log(`${name}: ${Math.round((Date.now() - begin) / 1000)} s`);
}
