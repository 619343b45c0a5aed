import {
  MAX_COUNT,
  NAMED_KINDS,
  SEARCH_KINDS,
  type SearchKind,
  getStoryName,
} from '@desert/contract/search/search';
import { readRows } from './index/ask.ts';
import { toTableName } from './kinds.ts';
import {
  buildAnyTermMatch,
  buildAnyTier,
  buildTitleMatch,
  type Term,
  buildTiers,
} from './ranking.ts';

/** A matching document. Tier 0 is the best. */
export interface Match {
  id: number;
  tier: number;
}

export interface FindTerms {
  terms: Term[];
  every: boolean;
}

/** Number of matches by kind, capped at `MAX_COUNT` + 1. */
export type Counts = Record<SearchKind, number>;

const mapSearchKinds = <T>(valueOf: (kind: SearchKind, at: number) => T) =>
  Object.fromEntries(SEARCH_KINDS.map((kind, at) => [kind, valueOf(kind, at)])) as Record<
    SearchKind,
    T
  >;

export const NO_COUNTS: Counts = mapSearchKinds(() => 0);

export async function countMatches(index: D1Database, sought: FindTerms): Promise<Counts> {
  const { all } = buildExpressions(sought);
  const counts = await readRows<{ count: number }>(
    index,
    SEARCH_KINDS.map((kind) => countLimitedMatches(index, kind, all, MAX_COUNT + 1)),
  );
  return mapSearchKinds((_, at) => counts[at]?.[0]?.count ?? 0);
}

/** Whether the title of any document of `NAMED_KINDS` has all terms. */
export async function isAnyNamed(index: D1Database, terms: Term[]): Promise<boolean> {
  const counts = await readRows<{ count: number }>(
    index,
    NAMED_KINDS.map((kind) => countLimitedMatches(index, kind, buildTitleMatch(terms), 1)),
  );
  return counts.some(([row]) => row && row.count > 0);
}

function countLimitedMatches(
  index: D1Database,
  kind: SearchKind,
  expression: string,
  limit: number,
) {
  const table = toTableName(kind);
  return index
    .prepare(
      `SELECT count(*) AS count FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ?)`,
    )
    .bind(expression, limit);
}

export interface FindInput {
  newest: boolean;
  kinds: SearchKind[];
  limit: number;
  after?: Match | undefined;
}

/** Finds matches, best tier first, and newest first within a tier. */
export async function findMatches(
  index: D1Database,
  sought: FindTerms,
  wanted: FindInput,
): Promise<Record<SearchKind, Match[]>> {
  const kinds = wanted.kinds.filter((kind) => listWantedTiers(kind, sought, wanted).length > 0);
  const matches = await readRows<Match>(
    index,
    kinds.map((kind) => selectMatches(index, kind, sought, wanted)),
  );
  const matchesByKind = new Map(kinds.map((kind, at) => [kind, matches[at]]));
  return mapSearchKinds((kind) =>
    (matchesByKind.get(kind) ?? []).toSorted((a, b) => a.tier - b.tier || b.id - a.id),
  );
}

/** Reads matches tier by tier until the page is full, because a frequent word matches nearly all records. */
function selectMatches(
  index: D1Database,
  kind: SearchKind,
  sought: FindTerms,
  input: FindInput,
): D1PreparedStatement {
  const { limit, after } = input;
  const table = toTableName(kind);
  const wanted = listWantedTiers(kind, sought, input);
  const room = (at: number) =>
    ['?', ...wanted.slice(0, at).map(([tier]) => `(SELECT count(*) FROM tier${tier})`)].join(' - ');
  const selects = wanted.map(
    ([tier], at) =>
      `tier${tier} AS MATERIALIZED (SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ` +
      `AND rowid < CAST(? AS INTEGER) ORDER BY rowid DESC LIMIT max(0, ${room(at)}))`,
  );
  const united = wanted.map(([tier]) => `SELECT ${tier} AS tier, id FROM tier${tier}`);
  return index
    .prepare(`WITH ${selects.join(', ')} ${united.join(' UNION ALL ')}`)
    .bind(
      ...wanted.flatMap(([tier, expression]) => [
        expression,
        after?.tier === tier ? after.id : Number.MAX_SAFE_INTEGER,
        limit,
      ]),
    );
}

function listWantedTiers(
  kind: SearchKind,
  sought: FindTerms,
  { newest, after }: FindInput,
): [tier: number, expression: string][] {
  const { all, tiers } = buildExpressions(sought, getStoryName(kind) === undefined);
  return [...(newest ? [all] : tiers).entries()].filter(
    ([tier, expression]) => expression !== '' && tier >= (after?.tier ?? 0),
  );
}

function buildExpressions(
  { terms, every }: FindTerms,
  titled = false,
): { all: string; tiers: string[] } {
  const all = every ? buildAnyTier(terms) : buildAnyTermMatch(terms);
  return { all, tiers: every ? buildTiers(terms, titled) : [all] };
}
