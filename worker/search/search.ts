/** Runs a search: records with all words, then fuzzy matches, then some of the words. */
import {
  MAX_COUNT,
  GROUP_PAGE_SIZE,
  SEARCH_KINDS,
  SEARCH_PAGE_SIZE,
  type SearchResponse,
  type SearchKind,
  type SearchOutcome,
} from '@desert/contract/search/search';
import type { Database } from '../platform/database/open.ts';
import { type SearchInput, searchCursor } from './asked.ts';
import {
  countMatches,
  type Counts,
  findMatches,
  isAnyNamed,
  type Match,
  NO_COUNTS,
  type FindTerms,
} from './find.ts';
import {
  isSweater,
  mergeMatches,
  readUnknownWords,
  readFuzzyMatches,
  expandPrefixes,
} from './fuzzy.ts';
import { buildMatcher } from './mark.ts';
import { type Others, separateCompounds, type QueryWord, parseWords } from './question.ts';
import { toTerms } from './ranking.ts';
import { type FoundById, readFound } from './read.ts';

/** Below this number of matches, fuzzy matches are added, unless a title matches. */
const FEW_RESULTS = 3;

interface SearchPlan {
  outcome: Exclude<SearchOutcome, 'too-short'>;
  sought: FindTerms;
  others: Others;
  /** The fuzzy matches that were searched, too. The page names them: “Showing results for …”. */
  instead: string[];
  counts: Counts;
}

export interface SearchPageJson {
  response: Omit<SearchResponse, 'building'>;
  cursor?: string | undefined;
}

type MatchesByKind = Record<SearchKind, Match[]>;

export async function searchRecords(
  database: Database,
  index: D1Database,
  { q, kind, sort, cursor }: SearchInput,
): Promise<SearchPageJson> {
  const words = parseWords(q);
  if (words.length === 0) return { response: toSearchResponse('too-short', [], NO_COUNTS) };
  const way = await findWay(index, words, cursor?.outcome);
  const { outcome, sought, others, instead, counts } = way;
  const kinds = kind ? [kind] : SEARCH_KINDS;
  const matches = await findMatches(index, sought, {
    newest: sort === 'newest',
    kinds: kinds.filter((kind) => counts[kind] > 0),
    // One more row tells whether there is another page.
    limit: kind ? SEARCH_PAGE_SIZE + 1 : GROUP_PAGE_SIZE,
    after: cursor,
  });
  const last =
    kind && matches[kind].length > SEARCH_PAGE_SIZE && matches[kind][SEARCH_PAGE_SIZE - 1];
  if (kind) matches[kind] = matches[kind].slice(0, SEARCH_PAGE_SIZE);
  const ids = new Map(SEARCH_KINDS.map((kind) => [kind, matches[kind].map(({ id }) => id)]));
  const records = await readFound(database, index, ids, buildMatcher(sought.terms, others));
  return {
    response: toSearchResponse(outcome, instead, counts, matches, records),
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
async function findWay(
  index: D1Database,
  words: QueryWord[],
  outcome?: SearchPlan['outcome'],
): Promise<SearchPlan> {
  const beginning = await expandPrefixes(index, words);
  const look = async (others: Others, every: boolean) => {
    const sought = { terms: toTerms(words, others), every };
    return { others, sought, counts: await countMatches(index, sought) };
  };
  const all = { outcome: 'all' as const, instead: [], ...(await look(beginning, true)) };
  const shownTotal = sumCounts(all.counts);
  const parts = separateCompounds(words);
  if (shownTotal === 0 && parts !== words) return findWay(index, parts, outcome);
  const isFirst = outcome === undefined;
  if (outcome === 'all' || (isFirst && shownTotal >= FEW_RESULTS)) return all;
  if (isFirst && shownTotal > 0 && (await isAnyNamed(index, all.sought.terms))) return all;

  const unknown = await readUnknownWords(index, words);
  const varied =
    unknown.length > 0 ? unknown : words.filter((word) => shownTotal === 0 || !isSweater(word));
  const alike = await readFuzzyMatches(index, varied);
  const others = mergeMatches(beginning, alike);
  const instead = [...new Set([...alike.values()].flat())];
  if (outcome !== 'some' && instead.length > 0) {
    const more = await look(others, true);
    if (!isFirst || sumCounts(more.counts) > shownTotal) {
      return { outcome: shownTotal > 0 ? 'all' : 'alike', instead, ...more };
    }
  }
  if (shownTotal > 0) return all;
  if (words.length === 1) return { ...all, outcome: 'nothing' };
  const some = await look(others, false);
  return { outcome: sumCounts(some.counts) > 0 ? 'some' : 'nothing', instead: [], ...some };
}

function sumCounts(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function toSearchResponse(
  outcome: SearchOutcome,
  instead: string[],
  counts: Counts,
  matches?: MatchesByKind,
  results?: FoundById,
): SearchPageJson['response'] {
  const groups = SEARCH_KINDS.map((kind) => {
    const ownMatches = matches?.[kind] ?? [];
    const there = ownMatches.flatMap(({ id }) => results?.get(kind)?.get(id) ?? []);
    // Records deleted meanwhile do not count.
    const count = Math.min(counts[kind], MAX_COUNT) - (ownMatches.length - there.length);
    return [kind, { count, more: counts[kind] > MAX_COUNT, found: there }];
  });
  const best = (kind: SearchKind) => matches?.[kind][0]?.tier ?? Infinity;
  const order = SEARCH_KINDS.filter((kind) => results?.get(kind)?.size).toSorted(
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
