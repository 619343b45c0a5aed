/** The job that brings a changed record into the index: as it is when it is read, or removed. */
import type { Database } from '../../database/open.ts';
import { type JobHandler, partsOf } from '../../jobs/handler.ts';
import type { Job } from '../../jobs/queue.ts';
import { firstFitting } from '../../records/first-fitting.ts';
import { WRITTEN_KINDS, type WrittenKind } from '../../records/written-kinds.ts';
import { type Document, documentOf, type DocumentRow, rowsOf } from './documents.ts';
import { enqueueRebuild, noteRevision, openIndex } from './open-index.ts';
import { type IndexStatement, writeIndex } from './state.ts';
import { roomIn, sizeOf, STEP_TEXT, unlessDamaged } from './step.ts';
import { removeDocuments, writeDocuments } from './write-documents.ts';
import { writeWords } from './write-words.ts';

export const indexHandler: JobHandler = {
  batch: 100,
  isSerial: true,
  isEndless: true,
  async run({ env, database }, jobs) {
    const step = await unlessDamaged({ env, database }, async () => {
      const index = await openIndex(database, env.SEARCH);
      if (!index) return { statements: [enqueueRebuild(database)] };
      const changed = jobs.map((job) => ({ job, ...partsOf(job) }));
      const rows = await changedRows(database, changed);
      const taken = firstFitting(changed, STEP_TEXT, ({ table, id }) => {
        const row = rows.get(table)?.find((one) => one.id === id);
        return row ? sizeOf(row) : 0;
      });
      const { statements, documents } = statementsOf(taken, rows);
      // Once for all kinds: two documents may have the same new word.
      const words = await writeWords(env.SEARCH, documents, roomIn(index.state));
      const revision = await writeIndex(env.SEARCH, index, [...words.statements, ...statements], {
        words: index.state.words + words.count,
      });
      // The jobs are due again where somebody else wrote first.
      if (revision === undefined) return { done: [] };
      return { statements: [noteRevision(database, revision)], done: taken.map(({ job }) => job) };
    });
    return step ?? {};
  },
};

interface Changed {
  job: Job;
  table: string;
  id: number;
}

/** Reads what changed, by the table that it is in. */
async function changedRows(
  database: Database,
  changed: Changed[],
): Promise<Map<string, DocumentRow[]>> {
  const rows = new Map<string, DocumentRow[]>();
  for (const kind of WRITTEN_KINDS) {
    const ids = changed.filter(({ table }) => table === kind.table).map(({ id }) => id);
    if (ids.length > 0) rows.set(kind.table, await rowsOf(database, kind, ids));
  }
  return rows;
}

function statementsOf(
  changed: Changed[],
  rows: Map<string, DocumentRow[]>,
): { statements: IndexStatement[]; documents: Document[] } {
  const all = WRITTEN_KINDS.map((kind: WrittenKind) => {
    const ids = changed.filter(({ table }) => table === kind.table).map(({ id }) => id);
    const kept = rows.get(kind.table)?.filter(({ id }) => ids.includes(id)) ?? [];
    const documents = kept.map((row) => documentOf(kind, row));
    const isListed = kind.records.search.listed !== undefined;
    const statements =
      ids.length === 0
        ? []
        : [...removeDocuments(kind.table, ids, isListed), ...writeDocuments(kind.table, documents)];
    return { statements, documents };
  });
  return {
    statements: all.flatMap(({ statements }) => statements),
    documents: all.flatMap(({ documents }) => documents),
  };
}
