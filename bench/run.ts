/**
 * Measures the site and holds it against its targets, prints what it found and writes it to
 * `results/`. Ends with 1 where a target is missed. `README.md` says what is measured, and how:
 *   npm run bench
 *   npm run bench -- --pages=/history/2011-12 --runs=7
 *   npm run bench -- --only=load --against=http://127.0.0.1:4567/category/2/news=ul.topics-list
 */
import { launchBrowser } from '../e2e/browser.ts';
import { otherReport } from './against/report.ts';
import { visitOthers } from './against/visit-others.ts';
import {
  fillNotifications,
  judgeNotifications,
  measureNotifications,
} from './database/notifications.ts';
import { fillRecords, FEW } from './database/records.ts';
import { COUNTING } from './database/rows-read.ts';
import { signUpFan } from './fan.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import { measureLoad } from './load/measure-load.ts';
import { judgeLogIns, measureLogIns } from './load/measure-log-ins.ts';
import { loadReport } from './load/report.ts';
import { logInCostMs } from './log-in-cost.ts';
import { measurePages } from './measure-pages.ts';
import { readOptions } from './options.ts';
import { measurePhotos } from './photos/measure-photos.ts';
import {
  logInsReport,
  notificationsReport,
  pageReport,
  photosReport,
  searchReport,
} from './report.ts';
import { writeResults } from './results.ts';
import { fillTexts } from './search/fill.ts';
import { judgeSearch, measureSearch } from './search/measure-search.ts';
import { startListSites, startSite } from './site/site.ts';
import { type Judgement, judgePhotos } from './targets.ts';

const { pages, runs, others, parts } = readOptions(process.argv.slice(2));
await using browser = await launchBrowser();
const measuredBy = { chromium: browser.version(), runs };
const judged: Judgement[] = [];

if (parts.has('load') || parts.has('against')) {
  await using sites = await startListSites();
  if (parts.has('load')) {
    const logInCost = await logInCostMs();
    console.log(`A log-in costs ${logInCost.toFixed(0)} ms of CPU: one scrypt hash.`);
    const load = await measureLoad(sites, others, runs, (result) =>
      console.log(loadReport(result)),
    );
    await writeResults('load', measuredBy, { logInCostMs: logInCost, load });
    judged.push(...load.flatMap(({ targets }) => targets));
  }
  if (parts.has('against')) {
    await using proxy = await startHttp2Proxy(sites.cached);
    const against = await visitOthers(browser, proxy.origin, others, runs, (result) =>
      console.log(otherReport(result)),
    );
    await writeResults('against', measuredBy, { against });
    judged.push(...against.flatMap(({ targets }) => targets));
  }
}

if (parts.has('pages') || parts.has('photos')) {
  await using site = await startSite((target) => fillRecords(target, FEW), COUNTING);
  await using proxy = await startHttp2Proxy(site.origin);
  const fan = { cookie: await signUpFan(site.origin), origin: site.origin };
  if (parts.has('pages')) {
    const measured = await measurePages(browser, pages, fan, proxy.origin, runs, (page) =>
      console.log(pageReport(page)),
    );
    await writeResults('pages', measuredBy, { pages: measured });
    judged.push(...measured.flatMap(({ targets }) => targets));
  }
  if (parts.has('photos')) {
    const photos = await measurePhotos(browser, proxy.origin, fan, runs);
    const targets = judgePhotos(photos);
    console.log(photosReport(photos, targets));
    await writeResults('photos', measuredBy, { photos });
    judged.push(...targets);
  }
}

if (parts.has('log-ins')) {
  await using site = await startSite((target) => fillRecords(target, FEW));
  const logIns = await measureLogIns(site.origin, runs);
  const targets = judgeLogIns(logIns);
  console.log(logInsReport(logIns, targets));
  await writeResults('log-ins', measuredBy, { logIns });
  judged.push(...targets);
}

if (parts.has('search')) {
  await using site = await startSite(fillTexts, COUNTING);
  const search = await measureSearch(site.origin);
  const targets = judgeSearch(search);
  console.log(searchReport(search, targets));
  await writeResults('search', measuredBy, { search });
  judged.push(...targets);
}

if (parts.has('notifications')) {
  await using site = await startSite(fillNotifications, COUNTING);
  const notifications = await measureNotifications(site.origin);
  const targets = judgeNotifications(notifications);
  console.log(notificationsReport(targets));
  await writeResults('notifications', measuredBy, { notifications });
  judged.push(...targets);
}

const missed = judged.filter(({ met }) => !met).length;
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
if (missed > 0) process.exitCode = 1;
