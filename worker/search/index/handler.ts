/** The job that updates or removes changed records in the index, according to their current state. */
import { type JobHandler, partsOf } from '../../jobs/handler.ts';
import type { Job } from '../../jobs/queue.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstFitting } from '../../records/paging.ts';
import { WRITTEN_KINDS } from '../../records/written-kinds.ts';
import { documentOf, type DocumentRow, rowsOf } from './documents.ts';
import { enqueueRebuild, noteRevision, openIndex } from './open-index.ts';
import { type IndexStatement, writeIndex } from './state.ts';
import { sizeOf, STEP_TEXT, unlessDamaged } from './step.ts';
import { replaceDocuments } from './write-documents.ts';

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
      const revision = await writeIndex(env.SEARCH, index, statementsOf(taken, rows), {});
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

async function changedRows(
  database: Database,
  changed: Changed[],
): Promise<Map<string, DocumentRow[]>> {
  const rows = new Map<string, DocumentRow[]>();
  for (const kind of WRITTEN_KINDS) {
    const ids = changed.filter(({ table }) => table === kind.name).map(({ id }) => id);
    if (ids.length > 0) rows.set(kind.name, await rowsOf(database, kind, ids));
  }
  return rows;
}

function statementsOf(changed: Changed[], rows: Map<string, DocumentRow[]>): IndexStatement[] {
  return WRITTEN_KINDS.flatMap((kind) => {
    const ids = changed.filter(({ table }) => table === kind.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    const kept = rows.get(kind.name)?.filter(({ id }) => ids.includes(id)) ?? [];
    const documents = kept.map((row) => documentOf(kind, row));
    return replaceDocuments(kind, ids, documents);
  });
}
