/**
 * Soaks the built site, on databases of its own: calls that are made from its routes and schemas, races on what it counts and
 * limits, kills while fans write; then counts against rows.
 *
 *     npm run soak -- [--seed=1] [--calls=100000] [--kills=50] [--only=fuzz,races,kills] [--changes=40] [--at-a-time=12]
 *
 * Prints a table, and ends with 1 where anything is not as it has to be. A fault of the fuzz comes again with the same seed.
 */
import { parseArgs } from 'node:util';
import { check } from './checks.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { kill } from './kills/kills.ts';
import { race } from './races/races.ts';
import { type Result, table } from './result.ts';
import { startSoakedSite } from './site.ts';

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
const atATime = Number(values['at-a-time']);

/** Much more than a soak writes. */
const GENEROUS = {
  WRITES_PER_10_MINUTES: '1000000',
  BYTES_PER_DAY: '10000000000',
  PHOTOS_PER_HOUR: '1000000',
};

const PARTS: Record<string, () => Promise<Result[]>> = {
  async fuzz() {
    await using site = await startSoakedSite(GENEROUS);
    const onRound = (done: number) => {
      if (done % 10_000 === 0) console.log(`fuzz: ${done} of ${calls} calls`);
    };
    return [
      await fuzz(site, { seed, calls, atATime, onRound }),
      await check('fuzz', site, site.state),
    ];
  },
  async races() {
    // With the limits of a deployed site.
    await using site = await startSoakedSite({});
    return [await race(site, seed, Number(values.changes)), await check('races', site, site.state)];
  },
  kills: () => kill(kills, seed),
};

console.log(`seed ${seed}`);
const results: Result[] = [];
for (const name of values.only.split(',')) {
  const part = PARTS[name];
  if (!part) throw new Error(`--only=${name}: there are ${Object.keys(PARTS).join(', ')}.`);
  const begin = Date.now();
  results.push(...(await part()));
  console.log(`${name}: ${Math.round((Date.now() - begin) / 1000)} s`);
}
console.log(`\n${table(results)}`);
if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
