import type { Records } from '../../records/kind.ts';
import { toTableName } from '../kinds.ts';
import { splitIntoChunks } from './chunks.ts';
import { type Document, isIndexed } from './documents.ts';
import { COLUMNS, toKeysTableName, toSortedTableName } from './schema.ts';
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
      written.map((document) => [document.id, document]),
    ),
    ...writeRows(
      toSortedTableName(table),
      sorted.map((entry) => [entry.key, entry]),
    ),
    ...splitIntoChunks(keyed).map((json) => ({
      sql:
        `INSERT OR REPLACE INTO ${toKeysTableName(table)} (id, amount_key) ` +
        'SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE 1',
      values: [json],
    })),
    ...splitIntoChunks(listDocumentWords(documents)).map((json) => ({
      sql: 'INSERT OR IGNORE INTO words (word) SELECT value FROM json_each(?) WHERE 1',
      values: [json],
    })),
  ];
}

function listDocumentWords(documents: Document[]): string[] {
  const all = documents.flatMap(({ title, text, author }) =>
    `${title} ${author} ${text}`.split(' '),
  );
  return [...new Set(all)].filter((word) => word.length > 2 && !word.startsWith('#'));
}

function writeRows(table: string, documents: [rowid: number, Document][]): IndexStatement[] {
  const rows = documents.map(([rowid, document]) => [
    rowid,
    ...COLUMNS.map((name) => document[name]),
  ]);
  const values = COLUMNS.map((_, at) => `value ->> ${at + 1}`).join(', ');
  const sql =
    `INSERT OR REPLACE INTO ${table} (rowid, ${COLUMNS.join(', ')}) ` +
    `SELECT value ->> 0, ${values} FROM json_each(?) WHERE 1`;
  return splitIntoChunks(rows).map((json) => ({ sql, values: [json] }));
}

/** Statements that write documents of a kind, and remove those of the given ids that are not among them. */
export function replaceDocuments(
  { name, search }: Records,
  ids: number[],
  documents: Document[],
): IndexStatement[] {
  const table = toTableName(name);
  const values = '(SELECT value FROM json_each(?))';
  const keys = toKeysTableName(table);
  const ofSorted = [
    `DELETE FROM ${toSortedTableName(table)} WHERE rowid IN (SELECT amount_key FROM ${keys} WHERE id IN ${values})`,
    `DELETE FROM ${keys} WHERE id IN ${values}`,
  ];
  const all = [...(search.listed ? ofSorted : []), `DELETE FROM ${table} WHERE rowid IN ${values}`];
  return [
    ...all.map((sql) => ({ sql, values: [JSON.stringify(ids)] })),
    ...writeDocuments(table, documents),
  ];
}
