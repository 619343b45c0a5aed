/**
 * Presses controls of the pages at random moments from the first paint on, and says what became of each press:
 *   npm run bench:presses -- --presses=1000 --seed=1
 * With --visit=N only that one of them is made, over and over. What changed in a visit with a fault is said.
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
import { oneOf, seeded } from './random.ts';
import { report, summarize, writeSummary } from './summary.ts';
import { type PressResult, pressOnVisit, type VisitResult } from './visit.ts';

const { values } = parseArgs({
  options: {
    presses: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    visit: { type: 'string' },
  },
});
let wanted = Number(values.presses);
// Interrupted, it says what it found so far.
process.once('SIGINT', () => (wanted = 0));
const seed = Number(values.seed);

/** Visits at the same time: a slowed-down page leaves most of a processor idle. */
const LANES = 2;
/** Every how manieth visit is made on the yardstick, too. */
const COMPARED = 4;

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

/** One visit of the site, and some on the yardstick: of who is not signed in, where both show the same. */
async function visitOnce(nth: number): Promise<void> {
  // By chance, but the same for this visit whatever goes on beside it.
  const random = seeded(seed * 100_000 + nth);
  const page = oneOf(random, pages);
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
  tellProgress(nth, page.path, result);
  if (cookie !== undefined || page.noRatios || nth % COMPARED !== 0) return;
  compared.push(...result.presses);
  const other = new URL(page.path, yardstickProxy.origin);
  visits.yardstick.push(await pressOnVisit(browser, other, plan, catalog.restless));
}

/** A whole run takes most of an hour: each visit is said, and what it found. */
function tellProgress(nth: number, path: string, { presses, wrong, seen }: VisitResult): void {
  const outcomes = presses.map(({ control, outcome }) =>
    outcome === 'once' ? outcome : `${outcome} (${control})`,
  );
  const found = [...outcomes, ...wrong.map((key) => `wrong (${key})`)];
  console.error(`${planned} of ${wanted}  visit ${nth}  ${path}  ${found.join(', ')}`);
  const isFaulty = wrong.length > 0 || presses.some(({ outcome }) => /lost|double/.test(outcome));
  if (isFaulty) console.error(JSON.stringify({ presses, ...seen }));
}

async function visitInTurn(): Promise<void> {
  while (planned < wanted) await visitOnce(values.visit ? Number(values.visit) : visited++);
}

await Promise.all(Array.from({ length: LANES }, visitInTurn));

const summary = summarize(visits, compared);
console.log(report(summary));
if (summary.presses >= 1000 && !values.visit)
  await writeSummary(summary, { seed, chromium: browser.version() });
process.exitCode = summary.faults.length === 0 ? 0 : 1;
