/** Measures search latency among a million records. */
import { setTimeout as delay } from 'node:timers/promises';
import { COUNTING, reportedRows } from '../database/rows-read.ts';
import { quantile } from '../measures.ts';
import { oneOf, type Random, seeded } from '../random.ts';
import { atMost, type Finding, format, type Judgement, type Row } from '../report.ts';
import { fillTexts, question } from '../search/texts.ts';
import { read, startSite } from '../site/site.ts';

type Figures = Awaited<ReturnType<typeof measure>>;
type Measured = 'search' | 'suggestions' | 'list';

const ASKED = 1000;

export async function* measureSearch(): AsyncGenerator<Finding> {
  await using site = await startSite(COUNTING, fillTexts);
  const { origin } = site;
  const indexSeconds = await untilIndexed(origin);
  const asked = (path: string) => (random: Random) =>
    `${path}?q=${encodeURIComponent(question(random))}`;
  const results = {
    search: await measure(origin, asked('/api/search/')),
    suggestions: await measure(origin, asked('/api/search/suggestions/')),
    list: await measure(origin, filteredList),
  };
  yield {
    title: 'Search among a million records',
    columns: ['p50', 'p95', 'max', 'rows'],
    rows: [
      rowOf('search', results.search),
      rowOf('suggestions', results.suggestions),
      rowOf('filtered list', results.list),
      ['the index was built in', `${indexSeconds.toFixed(0)} s`],
    ],
    targets: judgeSearch(results),
  };
}

function rowOf(name: string, { p50, p95, max, rows }: Figures): Row {
  return [name, format(p50, 'ms'), format(p95, 'ms'), format(max, 'ms'), format(rows, 'count')];
}

function judgeSearch({ search, suggestions, list }: Record<Measured, Figures>): Judgement[] {
  return [
    atMost('a search, p95', 'ms', search.p95, 50),
    atMost('rows that a search reads at most', 'count', search.rows, 500),
    atMost('suggestions, p95', 'ms', suggestions.p95, 20),
    atMost('rows that suggestions read at most', 'count', suggestions.rows, 200),
    atMost('a filtered list, p95', 'ms', list.p95, 50),
    atMost('rows that such a list reads at most', 'count', list.rows, 250),
  ];
}

async function untilIndexed(origin: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { text } = await read(`${origin}/api/search/?q=coyotes`);
    if (!(JSON.parse(text) as { building: boolean }).building)
      return (performance.now() - start) / 1000;
    await delay(1000);
  }
}

function filteredList(random: Random): string {
  const query = new URLSearchParams({ sort: oneOf(random, ['newest', 'price', '-price']) });
  if (random() < 0.5) query.set('category', 'hat');
  if (random() < 0.5) query.set('size', 'XL');
  if (random() < 0.5) query.set('min', String(Math.floor(random() * 400)));
  if (random() < 0.5) query.set('max', String(100 + Math.floor(random() * 400)));
  if (random() < 0.5 || query.size === 1) query.set('q', question(random));
  return `/api/merch/?${query.toString()}`;
}

async function measure(origin: string, address: (random: Random) => string) {
  const random = seeded(17);
  const times: number[] = [];
  let rows = 0;
  // The first 50 warm the site up and do not count.
  for (let asked = -50; asked < ASKED; asked += 1) {
    const url = origin + address(random);
    const start = performance.now();
    const response = await read(url);
    if (asked < 0) continue;
    times.push(performance.now() - start);
    rows = Math.max(rows, reportedRows(response));
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(...times), rows };
}
