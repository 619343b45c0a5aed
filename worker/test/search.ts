import type {
  FoundGroup,
  SearchResponse,
  SearchKind,
  Suggestion,
} from '@desert/contract/search/search';
import { drizzle } from 'drizzle-orm/d1';
import { enqueueRebuild } from '../search/index/open-index.ts';
import { env } from './account.ts';
import { visitor } from './fan.ts';
import { makeDue, runIndexing } from './jobs.ts';

export function searchAddress(path: string, query: Record<string, string>): string {
  return `/search/${path}?${new URLSearchParams(query).toString()}`;
}

export function readSearch(path: string, query: Record<string, string>): Promise<Response> {
  return visitor.get(searchAddress(path, query));
}

export async function requestSearch(
  q: string,
  more: Record<string, string> = {},
): Promise<SearchResponse> {
  return (await readSearch('', { q, ...more })).json<SearchResponse>();
}

export async function suggestions(q: string): Promise<Suggestion[]> {
  return (await readSearch('suggestions/', { q })).json<Suggestion[]>();
}

export function titlesOf({ groups }: SearchResponse, kind: SearchKind): string[] {
  const group: FoundGroup<unknown> = groups[kind];
  return group.found.map(({ title }) => title.join(''));
}

/** Returns the title of the first result; '' if there is none. */
export function firstTitle(response: SearchResponse): string {
  const [kind] = response.order;
  return (kind && titlesOf(response, kind)[0]) ?? '';
}

/** Builds the search index if there is none, and applies all changes, without waiting for leases or retries. */
export async function followWrites(): Promise<void> {
  await enqueueRebuild(drizzle(env.DB));
  await makeDue();
  await runIndexing();
  const left = await env.DB.prepare(
    "SELECT count(*) AS n FROM jobs WHERE kind IN ('rebuild', 'index')",
  ).first('n');
  if (left !== 0) throw new Error('The index does not get there.');
}
