/**
 * Measures the site against the yardstick and prints and writes what it found:
 *   npm run bench
 *   npm run bench -- --pages=/history/2011-12 --runs=7 --waterfall --check
 */
import { launchBrowser } from '../e2e/browser.ts';
import { runScript } from '../scripts/run.ts';
import { loadFew } from './database/fillings.ts';
import { countRowsRead, rowsAmongMany } from './database/rows-read.ts';
import { signUpFan } from './fan.ts';
import { logInCostMs } from './log-in-cost.ts';
import { mediansOf, typicalOf } from './measures.ts';
import { readOptions } from './options.ts';
import { type JudgedPage, writeResults } from './report/results.ts';
import { pageTable } from './report/table.ts';
import { waterfall } from './report/waterfall.ts';
import { serveSides, visitInTurns } from './sides.ts';
import { startSite } from './site.ts';
import { judge } from './targets.ts';

const options = readOptions(process.argv.slice(2));
await using cleanUp = new AsyncDisposableStack();

if ((await runScript('build')) !== 0) throw new Error('The build failed.');
const logIn = await logInCostMs();
const amongMany = await rowsAmongMany(options.pages);
const site = cleanUp.adopt(await startSite(loadFew), (site) => site.stop());
const cookie = await signUpFan(site.origin);
const sides = await serveSides(site.origin, cleanUp);
const browser = cleanUp.adopt(await launchBrowser(), (browser) => browser.close());

const judged: JudgedPage[] = [];
for (const page of options.pages) {
  const { path } = page;
  const visits = await visitInTurns(browser, sides, page, options.runs, cookie);
  const typical = {
    site: typicalOf(visits.site),
    yardstick: page.signedIn ? undefined : typicalOf(visits.yardstick),
  };
  const result = {
    path,
    site: mediansOf(visits.site.map(({ measures }) => measures)),
    yardstick: typical.yardstick && mediansOf(visits.yardstick.map(({ measures }) => measures)),
    content: { site: typical.site.contentElement, yardstick: typical.yardstick?.contentElement },
    rowsRead: {
      amongFew: await countRowsRead(site.origin, page, cookie),
      amongMany: amongMany.get(path) ?? Number.NaN,
    },
  };
  const judgements = judge(result, page);
  judged.push({ result, judgements });
  console.log(pageTable(result, judgements));
  if (options.waterfall) {
    console.log(`\nsite\n${waterfall(typical.site)}`);
    if (typical.yardstick) console.log(`\nyardstick\n${waterfall(typical.yardstick)}`);
  }
}
console.log(`\nA log-in costs ${logIn.toFixed(0)} ms of CPU: one scrypt hash.`);
await writeResults({
  chromium: browser.version(),
  runs: options.runs,
  logInCostMs: logIn,
  pages: judged,
});

const missed = judged.flatMap(({ judgements }) => judgements).filter(({ met }) => !met).length;
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
if (options.check && missed > 0) process.exitCode = 1;
