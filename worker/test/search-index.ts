/** Compares a search index with its database, word for word. */
import { drizzle } from 'drizzle-orm/d1';
import type { Records } from '../records/kind.ts';
import { MODERATED_KINDS } from '../records/moderated-kinds.ts';
import {
  type Document,
  toDocument,
  isIndexed,
  selectNextDocuments,
} from '../search/index/documents.ts';
import { COLUMNS, toKeysTableName, toSortedTableName } from '../search/index/schema.ts';
import { toTableName } from '../search/kinds.ts';

interface Stores {
  DB: D1Database;
  SEARCH: D1Database;
}

/** Lists the differences between the index and what the records require, for up to 100,000 records of each kind. */
export async function differencesIn({ DB, SEARCH }: Stores): Promise<string[]> {
  const foundRows = await Promise.all(
    MODERATED_KINDS.map(async (kind) => {
      const rows = await selectNextDocuments(drizzle(DB), kind, 0, 100_000);
      const documents = rows.map((row) => toDocument(kind, row));
      const wanted = documents.filter(isIndexed);
      return Promise.all([
        textDifferences(SEARCH, toTableName(kind.name), wanted),
        sortedDifferences(SEARCH, kind, wanted),
      ]);
    }),
  );
  return foundRows.flat(2);
}

async function textDifferences(
  search: D1Database,
  table: string,
  wanted: Document[],
): Promise<string[]> {
  return compare(
    table,
    textsBy(wanted, ({ id }) => id),
    await indexedTexts(search, table),
  );
}

/** Lists the differences of the index that is sorted by amount, if the kind has one. */
async function sortedDifferences(
  search: D1Database,
  { name, search: { listed } }: Records,
  wanted: Document[],
): Promise<string[]> {
  if (!listed) return [];
  const [sorted, keys] = [toSortedTableName(name), toKeysTableName(name)];
  const byKey = textsBy(wanted, ({ key = 0 }) => key);
  const inOrder = compare(sorted, byKey, await indexedTexts(search, sorted));
  return inOrder.concat(compare(keys, keysOf(wanted), await storedKeys(search, keys)));
}

type Texts = Map<number, string>;

function compare(table: string, wanted: Texts, indexed: Texts): string[] {
  const ids = new Set([...wanted.keys(), ...indexed.keys()]);
  return [...ids]
    .filter((id) => wanted.get(id) !== indexed.get(id))
    .map((id) => `${table} ${id}: '${indexed.get(id)}' for '${wanted.get(id)}'`);
}

function textsBy(documents: Document[], rowid: (document: Document) => number): Texts {
  return new Map(
    documents.map((document) => [rowid(document), COLUMNS.map((name) => document[name]).join('|')]),
  );
}

function keysOf(documents: Document[]): Texts {
  return new Map(documents.map(({ id, key }) => [id, String(key)]));
}

async function storedKeys(search: D1Database, table: string): Promise<Texts> {
  const { results } = await search
    .prepare(`SELECT id, amount_key FROM ${table}`)
    .all<{ id: number; amount_key: number }>();
  return new Map(results.map(({ id, amount_key }) => [id, String(amount_key)]));
}

/** Reconstructs the documents of an index from the position of each word. */
async function indexedTexts(search: D1Database, table: string): Promise<Texts> {
  const words = `${table}_words`;
  const [, instances] = await search.batch<{ doc: number; col: string; term: string }>([
    search.prepare(`CREATE VIRTUAL TABLE ${words} USING fts5vocab(${table}, instance)`),
    search.prepare(`SELECT * FROM ${words} ORDER BY doc, "offset"`),
    search.prepare(`DROP TABLE ${words}`),
  ]);
  const documents = Map.groupBy(instances?.results ?? [], ({ doc }) => doc);
  const textOf = (terms: { col: string; term: string }[]) =>
    COLUMNS.map((name) => {
      const own = terms.filter(({ col }) => col === name);
      return own.map(({ term }) => term).join(' ');
    }).join('|');
  return new Map([...documents].map(([id, terms]) => [id, textOf(terms)]));
}
