/**
 * Measures the site, compares it with its targets, and saves a summary in `results.json`. Exits with 1 if a target is
 * missed. `README.md` explains the measures:
 *   npm run bench
 *   npm run bench -- --pages=/history/2011-12 --runs=7
 *   npm run bench -- --only=load --runs=3
 */
import { launchBrowser } from '../e2e/browser.ts';
import { saveChart } from './chart.ts';
import { type Bench, type Part, readOptions } from './options.ts';
import { measureAgainst } from './parts/against.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureLoad } from './parts/load.ts';
import { measurePages } from './parts/pages.ts';
import { measurePhotos } from './parts/photos.ts';
import { measureSearch } from './parts/search.ts';
import { type Finding, findingReport } from './report.ts';
import { saveResults } from './results.ts';

type Measuring = (bench: Bench) => AsyncIterable<Finding>;

const MEASURING: Record<Part, Measuring> = {
  load: measureLoad,
  lighthouse: measureLighthouse,
  against: measureAgainst,
  pages: measurePages,
  photos: measurePhotos,
  search: measureSearch,
};

const options = readOptions(process.argv.slice(2));
await using browser = await launchBrowser();
let missed = 0;

for (const [part, measure] of Object.entries(MEASURING) as [Part, Measuring][]) {
  if (!options.parts.has(part)) continue;
  const findings: Finding[] = [];
  for await (const finding of measure({ ...options, browser })) {
    console.log(findingReport(finding));
    findings.push(finding);
  }
  const summary = await saveResults(part, `${options.runs} runs`, browser.version(), findings);
  if (part === 'load' && summary) await saveChart(summary);
  missed += findings.flatMap(({ targets }) => targets).filter(({ met }) => !met).length;
}

console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
if (missed > 0) process.exitCode = 1;
