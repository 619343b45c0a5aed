/** What a search costs among a million records. */
import { setTimeout as delay } from 'node:timers/promises';
import { reportedRows } from '../database/rows-read.ts';
import { quantile } from '../measures.ts';
import { oneOf, type Random, seeded } from '../presses/random.ts';
import { type Judgement, judgement } from '../targets.ts';
import { nonsense, question } from './questions.ts';

interface SearchFigures {
  /** Of answers that were asked for one after the other, in ms. */
  p50: number;
  p95: number;
  max: number;
  /** The most rows that one read. */
  rows: number;
}

export interface SearchResults {
  /** How long the index took to be made, in s. */
  indexSeconds: number;
  search: SearchFigures;
  suggestions: SearchFigures;
  /** The list of the Store, filtered and sorted. */
  list: SearchFigures;
  /** Of questions that are no such: how many were asked, and how many failed. */
  nonsense: { asked: number; failed: number };
}

const ASKED = 1000;
const NONSENSE = 10_000;

/** @param origin of a site that tells the rows it read */
export async function measureSearch(origin: string): Promise<SearchResults> {
  const indexSeconds = await untilIndexed(origin);
  const of = (path: string) => (random: Random) =>
    `${path}?q=${encodeURIComponent(question(random))}`;
  return {
    indexSeconds,
    search: await measure(origin, of('/api/search/')),
    suggestions: await measure(origin, of('/api/search/suggestions/')),
    list: await measure(origin, filteredList),
    nonsense: await askNonsense(origin),
  };
}

/** Holds it against its targets. */
export function judgeSearch({ search, suggestions, list, nonsense }: SearchResults): Judgement[] {
  return [
    judgement('a search, p95', 'ms', search.p95, 50),
    judgement('rows that a search reads at most', 'count', search.rows, 500),
    judgement('suggestions, p95', 'ms', suggestions.p95, 20),
    judgement('rows that suggestions read at most', 'count', suggestions.rows, 500),
    judgement('a filtered list, p95', 'ms', list.p95, 50),
    judgement('rows that such a list reads at most', 'count', list.rows, 250),
    judgement('nonsense that fails', 'count', nonsense.failed, 0),
  ];
}

async function untilIndexed(origin: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/api/search/?q=coyotes`);
    const { building } = (await response.json()) as { building: boolean };
    if (!building) return (performance.now() - start) / 1000;
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
  // The first ones warm the site and do not count.
  for (let asked = -50; asked < ASKED; asked += 1) {
    const url = origin + address(random);
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    if (asked < 0) continue;
    times.push(performance.now() - start);
    rows = Math.max(rows, reportedRows(response.headers.get('server-timing') ?? ''));
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(...times), rows };
}

async function askNonsense(origin: string): Promise<SearchResults['nonsense']> {
  const random = seeded(23);
  let failed = 0;
  for (let asked = 0; asked < NONSENSE; asked += 1) {
    const url = `${origin}/api/search/?q=${encodeURIComponent(nonsense(random).toWellFormed())}`;
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status >= 500) failed += 1;
  }
  return { asked: NONSENSE, failed };
}
