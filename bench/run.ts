/**
 * Measures the site against the yardstick, prints what it found and writes it to `results/latest.json`:
 *   npm run bench
 *   npm run bench -- --pages=/history/2011-12 --runs=7
 */
import { launchBrowser } from '../e2e/browser.ts';
import { visitInTurns } from './browser/visit-in-turns.ts';
import { FEW, fillRecords } from './database/records.ts';
import { countRowsRead, rowsAmongMany } from './database/rows-read.ts';
import { signUpFan } from './fan.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import { logInCostMs } from './log-in-cost.ts';
import { readOptions } from './options.ts';
import { measurePhotos } from './photos/measure-photos.ts';
import { pageReport, targetReport } from './report.ts';
import { writeResults } from './results.ts';
import { readPageState, startSite } from './site.ts';
import { judge, judgePhotos, type MeasuredPage } from './targets.ts';
import { serveYardstick } from './yardstick/serve.ts';

const { pages, runs } = readOptions(process.argv.slice(2));
const logIn = await logInCostMs();
const amongMany = await rowsAmongMany(pages);
await using site = await startSite((target) => fillRecords(target, FEW));
const cookie = await signUpFan(site.origin);
await using yardstick = await serveYardstick(site.origin, await readPageState(site.origin, '/'));
await using siteProxy = await startHttp2Proxy(site.origin);
await using yardstickProxy = await startHttp2Proxy(yardstick.origin);
const origins = { site: siteProxy.origin, yardstick: yardstickProxy.origin };
await using browser = await launchBrowser();

const measured: MeasuredPage[] = [];
for (const page of pages) {
  const { path } = page;
  const result = {
    path,
    ...(await visitInTurns(browser, origins, page, runs, cookie)),
    rowsRead: {
      amongFew: await countRowsRead(site.origin, page, cookie),
      amongMany: amongMany.get(path) ?? Number.NaN,
    },
  };
  const measuredPage = { ...result, targets: judge(result, page) };
  measured.push(measuredPage);
  console.log(pageReport(measuredPage));
}
const photos = await measurePhotos(browser, origins.site, { cookie, origin: site.origin }, runs);
const ofPhotos = judgePhotos(photos);
console.log(`\nPhotos\n${targetReport(ofPhotos)}`);
console.log(`the first photo is painted after ${photos.contentMs.withPhotos.toFixed(0)} ms`);
console.log(`\nA log-in costs ${logIn.toFixed(0)} ms of CPU: one scrypt hash.`);
await writeResults({
  chromium: browser.version(),
  runs,
  logInCostMs: logIn,
  pages: measured,
  photos,
});

const missed = [...measured.flatMap(({ targets }) => targets), ...ofPhotos].filter(
  ({ met }) => !met,
).length;
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
