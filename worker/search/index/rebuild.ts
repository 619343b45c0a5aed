import { jobs, revisions } from '@desert/drizzle/schema';
import { eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { JobContext, JobEnv, JobHandler, JobStep } from '../../jobs/handler.ts';
import { runUnlessFull } from '../../platform/database/full.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { log } from '../../platform/log/log.ts';
import { MODERATED_KINDS } from '../../records/moderated-kinds.ts';
import { takeFirstFitting } from '../../records/paging.ts';
import { toDocument, selectNextDocuments } from './documents.ts';
import {
  enqueueRebuild,
  noteRevision,
  readNotedRevision,
  type OpenIndex,
  openIndex,
} from './open-index.ts';
import { RECREATE_TABLES, VERSION } from './schema.ts';
import { readState, writeIndex } from './state.ts';
import { measureDocument, STEP_TEXT, runUnlessDamaged } from './step.ts';
import { replaceDocuments } from './write-documents.ts';
import { writeHistory } from './write-history.ts';

/** The seeds of players, coaches, seasons and games. */
const HISTORY_SEEDS = ['games', 'history'];

const RECORDS_PER_STEP = 200;

export const rebuildHandler: JobHandler = {
  isSerial: true,
  isEndless: true,
  async run(context, [job]) {
    const step = await takeStep(context);
    return step ? { ...step, cursor: job.cursor + 1 } : {};
  },
};

/** Takes one step of a rebuild. @returns undefined once the index is complete */
async function takeStep(context: JobContext): Promise<JobStep | undefined> {
  return runUnlessDamaged(context, async () => {
    const index = await openIndex(context.database, context.env.SEARCH);
    return index ? buildNextStep(context, index) : startRebuild(context);
  });
}

/**
 * Rebuilds the index for a waiting request, even if the database is full and cannot store the revision. The job does
 * the rest. @param time maximum, in ms
 */
export async function rebuildNow(env: JobEnv, time: number): Promise<void> {
  const context = { env, database: drizzle(env.DB) };
  const { database } = context;
  const end = Date.now() + time;
  await runUnlessFull('search index', () => enqueueRebuild(database));
  for (;;) {
    const step = await takeStep(context);
    if (!step) return;
    const { statements = [] } = step;
    if (statements.length > 0)
      await runUnlessFull('search index', () => writeBatch(database, statements));
    if (Date.now() >= end) return;
    // Locally, D1 runs in this thread: without a pause no other request is served between steps.
    await scheduler.wait(1);
  }
}

/** Empties the index, and the queue of changes, which the rebuild includes because it reads current records. */
async function startRebuild({ env: { SEARCH }, database }: JobContext): Promise<JobStep> {
  const noted = await readNotedRevision(database);
  const had = await readState(SEARCH);
  // A first build is not logged.
  if (had) log('search.rebuilt', { had: had.revision, noted });
  const [first] = MODERATED_KINDS;
  await SEARCH.batch([
    ...RECREATE_TABLES.map((sql) => SEARCH.prepare(sql)),
    SEARCH.prepare(
      `INSERT INTO state (id, version, lease, revision, noted, history, rebuild_table, rebuild_after)
        VALUES (1, ?, ?, ?, ?, NULL, ?, 0)`,
    ).bind(VERSION, crypto.randomUUID(), noted + 1, noted, first?.name ?? null),
  ]);
  return {
    statements: [
      noteRevision(database, noted + 1),
      database.delete(jobs).where(eq(jobs.kind, 'index')),
    ],
  };
}

async function buildNextStep(context: JobContext, index: OpenIndex): Promise<JobStep | undefined> {
  const { rebuild_table, history } = index.state;
  if (rebuild_table !== null) return readRecords(context, index, rebuild_table);
  const seeded = await context.database
    .select({ hash: revisions.hash })
    .from(revisions)
    .where(inArray(revisions.name, HISTORY_SEEDS))
    .orderBy(revisions.name);
  const hash = seeded.map((seed) => seed.hash).join(' ');
  return history === hash ? undefined : readHistory(context, index, hash);
}

async function readRecords(
  { env, database }: JobContext,
  index: OpenIndex,
  table: string,
): Promise<JobStep> {
  const { state } = index;
  const at = MODERATED_KINDS.findIndex(({ name }) => name === table);
  const kind = MODERATED_KINDS[at];
  const rows = kind
    ? await selectNextDocuments(database, kind, state.rebuild_after, RECORDS_PER_STEP)
    : [];
  const taken = takeFirstFitting(rows, STEP_TEXT, measureDocument);
  const documents = kind ? taken.map((row) => toDocument(kind, row)) : [];
  const isLast = rows.length < RECORDS_PER_STEP && taken.length === rows.length;
  const ids = documents.map(({ id }) => id);
  const statements = kind ? replaceDocuments(kind, ids, documents) : [];
  const revision = await writeIndex(env.SEARCH, index, statements, {
    rebuild_table: isLast ? (MODERATED_KINDS[at + 1]?.name ?? null) : table,
    rebuild_after: isLast ? 0 : (documents.at(-1)?.id ?? 0),
  });
  return buildRevisionStep({ env, database }, revision);
}

async function readHistory(
  { env, database }: JobContext,
  index: OpenIndex,
  history: string,
): Promise<JobStep> {
  const statements = await writeHistory(database);
  const revision = await writeIndex(env.SEARCH, index, statements, { history });
  return buildRevisionStep({ env, database }, revision);
}

/** The step that stores the revision; empty if another runner wrote first, so that the next step repeats the write. */
function buildRevisionStep({ database }: JobContext, revision: number | undefined): JobStep {
  return { statements: revision === undefined ? [] : [noteRevision(database, revision)] };
}
