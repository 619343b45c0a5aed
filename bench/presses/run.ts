/**
 * Presses controls of the pages at random moments from the first paint on, and says what became of each press:
 *   npm run bench:presses -- --presses=1000 --seed=1
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../e2e/browser.ts';
import { FEW, fillRecords } from '../database/records.ts';
import { signUpFan } from '../fan.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import { pages } from '../pages.ts';
import { readPageState, startSite } from '../site/site.ts';
import { serveYardstick } from '../yardstick/serve.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { planVisit } from './plan.ts';
import { seeded } from './random.ts';
import { report, summarize, writeSummary } from './summary.ts';
import { type PressResult, pressOnVisit, type VisitResult } from './visit.ts';

const { values } = parseArgs({
  options: {
    presses: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = Number(values.presses);
const random = seeded(Number(values.seed));

await using site = await startSite((target) => fillRecords(target, FEW));
const fan = await signUpFan(site.origin);
await using yardstick = await serveYardstick(site.origin, await readPageState(site.origin, '/'));
await using siteProxy = await startHttp2Proxy(site.origin);
await using yardstickProxy = await startHttp2Proxy(yardstick.origin);
await using browser = await launchBrowser();

const catalogs = new Map<string, Promise<Catalog>>();
const visits = { site: [] as VisitResult[], yardstick: [] as VisitResult[] };
const compared: PressResult[] = [];
let planned = 0;
let visited = 0;

/** One visit on each side, in turns; of who is signed in, on the site only. */
async function visitOnce(): Promise<void> {
  const page = pages[visited++ % pages.length];
  if (!page) return;
  const cookie = page.signedIn || random() < 0.3 ? fan : undefined;
  const url = new URL(page.path, siteProxy.origin);
  const key = `${page.path} ${cookie}`;
  const known = catalogs.get(key) ?? readCatalog(browser, url, cookie);
  catalogs.set(key, known);
  const catalog = await known;
  const plan = await planVisit(random, catalog);
  planned += plan.presses.length;
  const result = await pressOnVisit(browser, url, plan, catalog.restless, cookie);
  visits.site.push(result);
  if (cookie !== undefined) return;
  compared.push(...result.presses);
  const other = new URL(page.path, yardstickProxy.origin);
  visits.yardstick.push(await pressOnVisit(browser, other, plan, catalog.restless));
}

while (planned < wanted) await visitOnce();

const summary = summarize(visits, compared);
console.log(report(summary));
if (wanted >= 1000)
  await writeSummary(summary, { seed: Number(values.seed), chromium: browser.version() });
process.exitCode = summary.faults.length === 0 ? 0 : 1;
