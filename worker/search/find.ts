import {
  COUNT_MAX,
  NAMED_KINDS,
  SEARCH_KINDS,
  type SearchKind,
  storiesOf,
} from '@desert/contract/search/search';
import { readRows } from './index/ask.ts';
import { tableOf } from './kinds.ts';
import { anyTerm, anyTier, inTitles, type Term, tiersOf } from './ranking.ts';

/** A matching document. Tier 0 is the best. */
export interface Match {
  id: number;
  tier: number;
}

export interface Sought {
  terms: Term[];
  every: boolean;
}

/** Number of matches by kind, capped at `COUNT_MAX` + 1. */
export type Counts = Record<SearchKind, number>;

const forEachKind = <T>(valueOf: (kind: SearchKind, at: number) => T) =>
  Object.fromEntries(SEARCH_KINDS.map((kind, at) => [kind, valueOf(kind, at)])) as Record<
    SearchKind,
    T
  >;

export const NO_COUNTS: Counts = forEachKind(() => 0);

export async function countMatches(index: D1Database, sought: Sought): Promise<Counts> {
  const { all } = expressionsOf(sought);
  const counts = await readRows<{ count: number }>(
    index,
    SEARCH_KINDS.map((kind) => countUpTo(index, kind, all, COUNT_MAX + 1)),
  );
  return forEachKind((_, at) => counts[at]?.[0]?.count ?? 0);
}

/** Whether the title of any document of `NAMED_KINDS` has all terms. */
export async function isAnyNamed(index: D1Database, terms: Term[]): Promise<boolean> {
  const counts = await readRows<{ count: number }>(
    index,
    NAMED_KINDS.map((kind) => countUpTo(index, kind, inTitles(terms), 1)),
  );
  return counts.some(([row]) => row && row.count > 0);
}

function countUpTo(index: D1Database, kind: SearchKind, expression: string, limit: number) {
  const table = tableOf(kind);
  return index
    .prepare(
      `SELECT count(*) AS count FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ?)`,
    )
    .bind(expression, limit);
}

export interface Wanted {
  newest: boolean;
  kinds: SearchKind[];
  limit: number;
  after?: Match | undefined;
}

/** Finds matches, best tier first, and newest first within a tier. */
export async function findMatches(
  index: D1Database,
  sought: Sought,
  wanted: Wanted,
): Promise<Record<SearchKind, Match[]>> {
  const kinds = wanted.kinds.filter((kind) => tiersWanted(kind, sought, wanted).length > 0);
  const matches = await readRows<Match>(
    index,
    kinds.map((kind) => selectMatches(index, kind, sought, wanted)),
  );
  const found = new Map(kinds.map((kind, at) => [kind, matches[at]]));
  return forEachKind((kind) =>
    (found.get(kind) ?? []).toSorted((a, b) => a.tier - b.tier || b.id - a.id),
  );
}

/** Reads matches tier by tier until the page is full, because a frequent word matches nearly all records. */
function selectMatches(
  index: D1Database,
  kind: SearchKind,
  sought: Sought,
  asked: Wanted,
): D1PreparedStatement {
  const { limit, after } = asked;
  const table = tableOf(kind);
  const wanted = tiersWanted(kind, sought, asked);
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

function tiersWanted(
  kind: SearchKind,
  sought: Sought,
  { newest, after }: Wanted,
): [tier: number, expression: string][] {
  const { all, tiers } = expressionsOf(sought, storiesOf(kind) === undefined);
  return [...(newest ? [all] : tiers).entries()].filter(
    ([tier, expression]) => expression !== '' && tier >= (after?.tier ?? 0),
  );
}

function expressionsOf({ terms, every }: Sought, titled = false): { all: string; tiers: string[] } {
  const all = every ? anyTier(terms) : anyTerm(terms);
  return { all, tiers: every ? tiersOf(terms, titled) : [all] };
}
