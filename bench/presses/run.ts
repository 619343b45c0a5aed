/**
 * Presses controls of the pages at random moments after the first paint and reports each outcome:
 *   npm run bench:presses -- --presses=1000 --seed=1
 * With --visit=N only that visit is repeated. A visit with a fault is printed with its changes.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../e2e/browser.ts';
import { fillRecords } from '../database/records.ts';
import { signUpFan } from '../fan.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import { pages } from '../pages.ts';
import { oneOf, seeded } from '../random.ts';
import { findingReport } from '../report.ts';
import { saveResults } from '../results.ts';
import { readPageState, startSite } from '../site/site.ts';
import { serveYardstick } from '../yardstick/serve.ts';
import { type Catalog, planVisit, readCatalog } from './plan.ts';
import { summarize, type Visited } from './summary.ts';
import { pressOnVisit, type VisitResult } from './visit.ts';

const { values } = parseArgs({
  options: {
    presses: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    visit: { type: 'string' },
  },
});
let wanted = Number(values.presses);
process.once('SIGINT', () => (wanted = 0));
const seed = Number(values.seed);

/** Concurrent visits. One throttled page leaves most of a processor idle. */
const LANES = 2;
/** Only visits whose number is a multiple of this are repeated on the yardstick. */
const COMPARED = 4;

await using site = await startSite({}, fillRecords);
const fan = await signUpFan(site.origin);
await using yardstick = await serveYardstick(site.origin, await readPageState(site.origin, '/'));
await using siteProxy = await startHttp2Proxy(site.origin);
await using yardstickProxy = await startHttp2Proxy(yardstick.origin);
await using browser = await launchBrowser();

const catalogs = new Map<string, Promise<Catalog>>();
const visits: Visited[] = [];
let planned = 0;
let visited = 0;

async function visitOnce(nth: number): Promise<void> {
  // A generator per visit, so that concurrent visits do not affect the plan.
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
  const site = await pressOnVisit(browser, url, plan, catalog.restless, cookie);
  printProgress(nth, page.path, site);
  // The site and the yardstick show the same content only to signed-out visitors.
  const isCompared = cookie === undefined && !page.noRatios && nth % COMPARED === 0;
  const other = new URL(page.path, yardstickProxy.origin);
  const pressed = isCompared && (await pressOnVisit(browser, other, plan, catalog.restless));
  visits.push({ site, ...(pressed && { yardstick: pressed }) });
}

function printProgress(nth: number, path: string, { presses, wrong, seen }: VisitResult): void {
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

const finding = summarize(visits);
console.log(findingReport(finding));
const extent = `${planned} presses, seed ${seed}`;
if (planned >= 1000 && !values.visit)
  await saveResults('presses', extent, browser.version(), [finding]);
process.exitCode = finding.targets.every(({ met }) => met) ? 0 : 1;
