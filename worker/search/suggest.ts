/** Autocomplete: suggests players, seasons and games, then records by title. */
import { type KindName, KINDS } from '@desert/contract/records/kinds';
import {
  type FoundOf,
  NAMED_KINDS,
  type NamedKind,
  MAX_SUGGESTIONS,
  type SearchKind,
  type Suggestion,
} from '@desert/contract/search/search';
import type { Database } from '../platform/database/open.ts';
import {
  isSweater,
  mergeMatches,
  readUnknownWords,
  readFuzzyMatches,
  expandPrefixes,
} from './fuzzy.ts';
import { readRows } from './index/ask.ts';
import { toTableName } from './kinds.ts';
import { buildMatcher } from './mark.ts';
import { separateCompounds, parseWords } from './question.ts';
import { buildAnyTier, buildTitleMatch, toTerms } from './ranking.ts';
import { readFound } from './read.ts';

const MAX_PER_KIND = 3;

function getKindNoun(kind: NamedKind): string {
  const value = KINDS[kind as KindName].one.replace(/^an? /, '');
  return value.slice(0, 1).toUpperCase() + value.slice(1);
}

export async function listSuggestions(
  database: Database,
  index: D1Database,
  typed: string,
  words = parseWords(typed),
): Promise<Suggestion[]> {
  if (words.length === 0) return [];
  let others = await expandPrefixes(index, words);
  // Sweater numbers are not in titles.
  const expressionOf = words.some(isSweater) ? buildAnyTier : buildTitleMatch;
  let ids = await findIds(index, expressionOf(toTerms(words, others)));
  const parts = separateCompounds(words);
  if (ids.size === 0 && parts !== words) return listSuggestions(database, index, typed, parts);
  if (ids.size === 0) {
    const alike = await readFuzzyMatches(index, await readUnknownWords(index, words));
    if (alike.size === 0) return [];
    others = mergeMatches(others, alike);
    ids = await findIds(index, expressionOf(toTerms(words, others)));
  }
  const terms = toTerms(words, others);
  const records = await readFound(database, index, ids, buildMatcher(terms, others), true);
  return NAMED_KINDS.flatMap((kind) =>
    (ids.get(kind) ?? []).flatMap((id) => {
      const result = records.get(kind)?.get(id);
      if (!result) return [];
      const record = result.record as FoundOf[NamedKind];
      const path = 'path' in record ? record.path : `/${kind}/${id}`;
      return [{ kind, label: result.title, about: result.about ?? getKindNoun(kind), path }];
    }),
  ).slice(0, MAX_SUGGESTIONS);
}

async function findIds(index: D1Database, expression: string): Promise<Map<SearchKind, number[]>> {
  const rows = await readRows<{ id: number }>(
    index,
    NAMED_KINDS.map((kind) => selectIds(index, toTableName(kind), expression)),
  );
  const ids = NAMED_KINDS.map((kind, at) => [kind, (rows[at] ?? []).map(({ id }) => id)] as const);
  return new Map(ids.filter(([, ids]) => ids.length > 0));
}

function selectIds(index: D1Database, table: string, expression: string): D1PreparedStatement {
  return index
    .prepare(`SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid DESC LIMIT ?`)
    .bind(expression, MAX_PER_KIND);
}
