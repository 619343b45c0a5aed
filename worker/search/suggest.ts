/** Autocomplete: suggests players, seasons and games, then records by title. */
import { type KindName, KINDS } from '@desert/contract/records/kinds';
import {
  type FoundOf,
  NAMED_KINDS,
  type NamedKind,
  SUGGESTIONS_MAX,
  type SearchKind,
  type Suggestion,
} from '@desert/contract/search/search';
import type { Database } from '../platform/database/open.ts';
import { isSweater, together, unknownWords, wordsAlike, wordsBeginning } from './fuzzy.ts';
import { readRows } from './index/ask.ts';
import { tableOf } from './kinds.ts';
import { wantedBy } from './mark.ts';
import { separated, wordsOf } from './question.ts';
import { anyTier, inTitles, termsOf } from './ranking.ts';
import { readFound } from './read.ts';

const OF_A_KIND = 3;

function nounOf(kind: NamedKind): string {
  const one = KINDS[kind as KindName].one.replace(/^an? /, '');
  return one.slice(0, 1).toUpperCase() + one.slice(1);
}

export async function suggest(
  database: Database,
  index: D1Database,
  typed: string,
  words = wordsOf(typed),
): Promise<Suggestion[]> {
  if (words.length === 0) return [];
  let others = await wordsBeginning(index, words);
  // Sweater numbers are not in titles.
  const expressionOf = words.some(isSweater) ? anyTier : inTitles;
  let ids = await findIds(index, expressionOf(termsOf(words, others)));
  const parts = separated(words);
  if (ids.size === 0 && parts !== words) return suggest(database, index, typed, parts);
  if (ids.size === 0) {
    const alike = await wordsAlike(index, await unknownWords(index, words));
    if (alike.size === 0) return [];
    others = together(others, alike);
    ids = await findIds(index, expressionOf(termsOf(words, others)));
  }
  const terms = termsOf(words, others);
  const found = await readFound(database, index, ids, wantedBy(terms, others), true);
  return NAMED_KINDS.flatMap((kind) =>
    (ids.get(kind) ?? []).flatMap((id) => {
      const one = found.get(kind)?.get(id);
      if (!one) return [];
      const record = one.record as FoundOf[NamedKind];
      const path = 'path' in record ? record.path : `/${kind}/${id}`;
      return [{ kind, label: one.title, about: one.about ?? nounOf(kind), path }];
    }),
  ).slice(0, SUGGESTIONS_MAX);
}

async function findIds(index: D1Database, expression: string): Promise<Map<SearchKind, number[]>> {
  const rows = await readRows<{ id: number }>(
    index,
    NAMED_KINDS.map((kind) => selectIds(index, tableOf(kind), expression)),
  );
  const ids = NAMED_KINDS.map((kind, at) => [kind, (rows[at] ?? []).map(({ id }) => id)] as const);
  return new Map(ids.filter(([, found]) => found.length > 0));
}

function selectIds(index: D1Database, table: string, expression: string): D1PreparedStatement {
  return index
    .prepare(`SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid DESC LIMIT ?`)
    .bind(expression, OF_A_KIND);
}
