/** Runs a search: records with all words, then fuzzy matches, then some of the words. */
import {
  COUNT_MAX,
  GROUP_SIZE,
  SEARCH_KINDS,
  SEARCH_PAGE_SIZE,
  type SearchResponse,
  type SearchKind,
  type SearchOutcome,
} from '@desert/contract/search/search';
import type { Database } from '../platform/database/open.ts';
import { type AskedSearch, searchCursor } from './asked.ts';
import {
  countMatches,
  type Counts,
  findMatches,
  isAnyNamed,
  type Match,
  NO_COUNTS,
  type Sought,
} from './find.ts';
import { isSweater, together, unknownWords, wordsAlike, wordsBeginning } from './fuzzy.ts';
import { wantedBy } from './mark.ts';
import { type Others, separated, type Word, wordsOf } from './question.ts';
import { termsOf } from './ranking.ts';
import { type FoundById, readFound } from './read.ts';

/** Below this number of matches, fuzzy matches are added, unless a title matches. */
const FEW = 3;

interface Way {
  outcome: Exclude<SearchOutcome, 'too-short'>;
  sought: Sought;
  others: Others;
  /** The fuzzy matches that were searched, too. The page names them: “Showing results for …”. */
  instead: string[];
  counts: Counts;
}

export interface SearchPage {
  response: Omit<SearchResponse, 'building'>;
  cursor?: string | undefined;
}

type MatchesByKind = Record<SearchKind, Match[]>;

export async function search(
  database: Database,
  index: D1Database,
  { q, kind, sort, cursor }: AskedSearch,
): Promise<SearchPage> {
  const words = wordsOf(q);
  if (words.length === 0) return { response: responseOf('too-short', [], NO_COUNTS) };
  const way = await findWay(index, words, cursor?.outcome);
  const { outcome, sought, others, instead, counts } = way;
  const asked = kind ? [kind] : SEARCH_KINDS;
  const matches = await findMatches(index, sought, {
    newest: sort === 'newest',
    kinds: asked.filter((one) => counts[one] > 0),
    // One more row tells whether there is another page.
    limit: kind ? SEARCH_PAGE_SIZE + 1 : GROUP_SIZE,
    after: cursor,
  });
  const last =
    kind && matches[kind].length > SEARCH_PAGE_SIZE && matches[kind][SEARCH_PAGE_SIZE - 1];
  if (kind) matches[kind] = matches[kind].slice(0, SEARCH_PAGE_SIZE);
  const ids = new Map(SEARCH_KINDS.map((one) => [one, matches[one].map(({ id }) => id)]));
  const found = await readFound(database, index, ids, wantedBy(sought.terms, others));
  return {
    response: responseOf(outcome, instead, counts, matches, found),
    // The next page uses fuzzy matches again.
    cursor: last
      ? searchCursor({ ...last, outcome: instead.length > 0 ? 'alike' : outcome })
      : undefined,
  };
}

/**
 * Chooses how to match: all words, then fuzzy matches, then some of the words. @param outcome of the previous page,
 * so that the next page matches the same way
 */
async function findWay(index: D1Database, words: Word[], outcome?: Way['outcome']): Promise<Way> {
  const beginning = await wordsBeginning(index, words);
  const look = async (others: Others, every: boolean) => {
    const sought = { terms: termsOf(words, others), every };
    return { others, sought, counts: await countMatches(index, sought) };
  };
  const all = { outcome: 'all' as const, instead: [], ...(await look(beginning, true)) };
  const found = total(all.counts);
  const parts = separated(words);
  if (found === 0 && parts !== words) return findWay(index, parts, outcome);
  const isFirst = outcome === undefined;
  if (outcome === 'all' || (isFirst && found >= FEW)) return all;
  if (isFirst && found > 0 && (await isAnyNamed(index, all.sought.terms))) return all;

  const unknown = await unknownWords(index, words);
  const varied =
    unknown.length > 0 ? unknown : words.filter((word) => found === 0 || !isSweater(word));
  const alike = await wordsAlike(index, varied);
  const others = together(beginning, alike);
  const instead = [...new Set([...alike.values()].flat())];
  if (outcome !== 'some' && instead.length > 0) {
    const more = await look(others, true);
    if (!isFirst || total(more.counts) > found) {
      return { outcome: found > 0 ? 'all' : 'alike', instead, ...more };
    }
  }
  if (found > 0) return all;
  if (words.length === 1) return { ...all, outcome: 'nothing' };
  const some = await look(others, false);
  return { outcome: total(some.counts) > 0 ? 'some' : 'nothing', instead: [], ...some };
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function responseOf(
  outcome: SearchOutcome,
  instead: string[],
  counts: Counts,
  matches?: MatchesByKind,
  found?: FoundById,
): SearchPage['response'] {
  const groups = SEARCH_KINDS.map((kind) => {
    const own = matches?.[kind] ?? [];
    const there = own.flatMap(({ id }) => found?.get(kind)?.get(id) ?? []);
    // Records deleted meanwhile do not count.
    const count = Math.min(counts[kind], COUNT_MAX) - (own.length - there.length);
    return [kind, { count, more: counts[kind] > COUNT_MAX, found: there }];
  });
  const best = (kind: SearchKind) => matches?.[kind][0]?.tier ?? Infinity;
  const order = SEARCH_KINDS.filter((kind) => found?.get(kind)?.size).toSorted(
    (a, b) => best(a) - best(b),
  );
  // All matches were deleted a moment ago.
  const isEmpty = matches !== undefined && order.length === 0;
  return {
    outcome: isEmpty ? 'nothing' : outcome,
    instead: isEmpty ? [] : instead,
    order,
    groups: Object.fromEntries(groups) as SearchResponse['groups'],
  };
}
