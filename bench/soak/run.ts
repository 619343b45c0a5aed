/**
 * Soaks the built site, on databases of its own: calls made from its routes and schemas, races on what it counts and limits, kills
 * while members write; then compares counts with rows.
 *
 *     npm run soak -- [--seed=1] [--calls=100000] [--kills=50] [--only=fuzz,races,kills] [--changes=40] [--at-a-time=12]
 *
 * Prints a report, and ends with 1 for any fault. The same seed makes the same calls of the fuzz.
 */
import { parseArgs } from 'node:util';
import { oneNamed } from '../options.ts';
import { findingReport } from '../report.ts';
import { startSite, UNLIMITED } from '../site/site.ts';
import { check } from './checks.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { kill } from './kills.ts';
import { race } from './races/races.ts';
import { findingOf, type Result } from './report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '50' },
    changes: { type: 'string', default: '40' },
    'at-a-time': { type: 'string', default: '12' },
    only: { type: 'string', default: 'fuzz,races,kills' },
  },
});
const [seed, calls, kills] = [Number(values.seed), Number(values.calls), Number(values.kills)];

const PARTS = {
  async fuzz() {
    await using site = await startSite(UNLIMITED);
    const atATime = Number(values['at-a-time']);
    return [await fuzz(site, seed, calls, atATime), await check('fuzz', site)];
  },
  async races() {
    // With the limits of a deployed site.
    await using site = await startSite();
    return [await race(site, seed, Number(values.changes)), await check('races', site)];
  },
  kills: () => kill(kills, seed),
};

console.log(`seed ${seed}`);
const results: Result[] = [];
for (const name of values.only.split(',')) {
  const part = oneNamed('only', name, ['fuzz', 'races', 'kills']);
  const begin = Date.now();
  results.push(...(await PARTS[part]()));
  console.log(`${name}: ${Math.round((Date.now() - begin) / 1000)} s`);
}
for (const result of results) console.log(findingReport(findingOf(result)));
if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
