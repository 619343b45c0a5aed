/** The job that updates or removes changed records in the index, according to their current state. */
import { type JobHandler, parseEventKey } from '../../jobs/handler.ts';
import type { Job } from '../../jobs/queue.ts';
import type { Database } from '../../platform/database/open.ts';
import { MODERATED_KINDS } from '../../records/moderated-kinds.ts';
import { takeFirstFitting } from '../../records/paging.ts';
import { toDocument, type DocumentRow, selectDocumentsById } from './documents.ts';
import { enqueueRebuild, noteRevision, openIndex } from './open-index.ts';
import { type IndexStatement, writeIndex } from './state.ts';
import { measureDocument, STEP_TEXT, runUnlessDamaged } from './step.ts';
import { replaceDocuments } from './write-documents.ts';

export const indexHandler: JobHandler = {
  batch: 100,
  isSerial: true,
  isEndless: true,
  async run({ env, database }, jobs) {
    const step = await runUnlessDamaged({ env, database }, async () => {
      const index = await openIndex(database, env.SEARCH);
      if (!index) return { statements: [enqueueRebuild(database)] };
      const changed = jobs.map((job) => ({ job, ...parseEventKey(job) }));
      const rows = await readChangedRows(database, changed);
      const taken = takeFirstFitting(changed, STEP_TEXT, ({ table, id }) => {
        const row = rows.get(table)?.find((document) => document.id === id);
        return row ? measureDocument(row) : 0;
      });
      const revision = await writeIndex(env.SEARCH, index, buildIndexStatements(taken, rows), {});
      // Another runner wrote first: the jobs stay due.
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

async function readChangedRows(
  database: Database,
  changed: Changed[],
): Promise<Map<string, DocumentRow[]>> {
  const rows = new Map<string, DocumentRow[]>();
  for (const kind of MODERATED_KINDS) {
    const ids = changed.filter(({ table }) => table === kind.name).map(({ id }) => id);
    if (ids.length > 0) rows.set(kind.name, await selectDocumentsById(database, kind, ids));
  }
  return rows;
}

function buildIndexStatements(
  changed: Changed[],
  rows: Map<string, DocumentRow[]>,
): IndexStatement[] {
  return MODERATED_KINDS.flatMap((kind) => {
    const ids = changed.filter(({ table }) => table === kind.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    const kept = rows.get(kind.name)?.filter(({ id }) => ids.includes(id)) ?? [];
    const documents = kept.map((row) => toDocument(kind, row));
    return replaceDocuments(kind, ids, documents);
  });
}
