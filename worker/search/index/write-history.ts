import type { Database } from '../../platform/database/open.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { HISTORY_KINDS, historyKinds } from '../kinds.ts';
import { toIndexedText } from '../tokenizer.ts';
import type { IndexStatement } from './state.ts';
import { writeDocuments } from './write-documents.ts';

/** Statements that replace the documents of players, coaches, seasons and games. */
export async function writeHistory(database: Database): Promise<IndexStatement[]> {
  const written = await Promise.all(
    historyKinds.map(async (kind) =>
      buildHistoryStatements(kind, await HISTORY_KINDS[kind](database)),
    ),
  );
  return [{ sql: 'DELETE FROM history WHERE 1', values: [] }, ...written.flat()];
}

function buildHistoryStatements(kind: string, entries: HistoryEntry[]): IndexStatement[] {
  const documents = entries.map(({ record, names, text }) => ({
    id: record.id,
    title: toIndexedText(names),
    text: toIndexedText(text),
    author: '',
    tags: '',
  }));
  const rows = entries.map(({ record, title, about }) => [record.id, record, title, about]);
  const sql =
    'INSERT INTO history (kind, id, record, title, about) ' +
    'SELECT ?, value ->> 0, value -> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE 1';
  return [
    { sql: `DELETE FROM ${kind} WHERE 1`, values: [] },
    ...writeDocuments(kind, documents),
    { sql, values: [kind, JSON.stringify(rows)] },
  ];
}
