import type { FoundGroup, SearchAnswer, SearchKind, Suggestion } from '@desert/contract/search';
import { bringUpToDate } from '../search/index/advance.ts';
import { env } from './account.ts';
import { visitor } from './fan.ts';

export function searchAddress(path: string, query: Record<string, string>): string {
  return `/search/${path}?${new URLSearchParams(query).toString()}`;
}

export function readSearch(path: string, query: Record<string, string>): Promise<Response> {
  return visitor.get(searchAddress(path, query));
}

export async function ask(q: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
  return (await readSearch('', { q, ...more })).json<SearchAnswer>();
}

export async function suggestions(q: string): Promise<Suggestion[]> {
  return (await readSearch('suggestions/', { q })).json<Suggestion[]>();
}

export function titlesOf({ groups }: SearchAnswer, kind: SearchKind): string[] {
  const group: FoundGroup<unknown> = groups[kind];
  return group.found.map(({ title }) => title.join(''));
}

/** The title of what was found first; '' where nothing was. */
export function firstTitle(answer: SearchAnswer): string {
  const [kind] = answer.order;
  return (kind && titlesOf(answer, kind)[0]) ?? '';
}

export async function followWrites(): Promise<void> {
  if (!(await bringUpToDate(env, 30_000))) throw new Error('The index does not get there.');
}
