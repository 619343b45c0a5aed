import type { Records } from '../../records/kind.ts';
import { tableOf } from '../kinds.ts';
import { chunksOf } from './chunks.ts';
import { type Document, isIndexed } from './documents.ts';
import { COLUMNS, keysTable, sortedTable } from './schema.ts';
import type { IndexStatement } from './state.ts';

/**
 * Statements that write documents and their words, replacing those with the same ids. If an amount changed, the row of
 * the old amount must be removed before.
 */
export function writeDocuments(table: string, documents: Document[]): IndexStatement[] {
  const written = documents.filter(isIndexed);
  const sorted = written.flatMap(({ key, ...one }) => (key === undefined ? [] : [{ key, ...one }]));
  const keyed = sorted.map(({ id, key }) => [id, key]);
  return [
    ...writeRows(
      table,
      written.map((one) => [one.id, one]),
    ),
    ...writeRows(
      sortedTable(table),
      sorted.map((one) => [one.key, one]),
    ),
    ...chunksOf(keyed).map((json) => ({
      sql:
        `INSERT OR REPLACE INTO ${keysTable(table)} (id, amount_key) ` +
        'SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE 1',
      values: [json],
    })),
    ...chunksOf(wordsOf(documents)).map((json) => ({
      sql: 'INSERT OR IGNORE INTO words (word) SELECT value FROM json_each(?) WHERE 1',
      values: [json],
    })),
  ];
}

function wordsOf(documents: Document[]): string[] {
  const all = documents.flatMap(({ title, text, author }) =>
    `${title} ${author} ${text}`.split(' '),
  );
  return [...new Set(all)].filter((word) => word.length > 2 && !word.startsWith('#'));
}

function writeRows(table: string, documents: [rowid: number, Document][]): IndexStatement[] {
  const rows = documents.map(([rowid, one]) => [rowid, ...COLUMNS.map((name) => one[name])]);
  const values = COLUMNS.map((_, at) => `value ->> ${at + 1}`).join(', ');
  const sql =
    `INSERT OR REPLACE INTO ${table} (rowid, ${COLUMNS.join(', ')}) ` +
    `SELECT value ->> 0, ${values} FROM json_each(?) WHERE 1`;
  return chunksOf(rows).map((json) => ({ sql, values: [json] }));
}

/** Statements that write documents of a kind, and remove those of the given ids that are not among them. */
export function replaceDocuments(
  { name, search }: Records,
  ids: number[],
  documents: Document[],
): IndexStatement[] {
  const table = tableOf(name);
  const asked = '(SELECT value FROM json_each(?))';
  const keys = keysTable(table);
  const ofSorted = [
    `DELETE FROM ${sortedTable(table)} WHERE rowid IN (SELECT amount_key FROM ${keys} WHERE id IN ${asked})`,
    `DELETE FROM ${keys} WHERE id IN ${asked}`,
  ];
  const all = [...(search.listed ? ofSorted : []), `DELETE FROM ${table} WHERE rowid IN ${asked}`];
  return [
    ...all.map((sql) => ({ sql, values: [JSON.stringify(ids)] })),
    ...writeDocuments(table, documents),
  ];
}
