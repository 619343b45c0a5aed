/**
 * The job that enqueues indexing of a story's comments, and hides or shows their notifications, after the story's
 * visibility changed.
 */
import { toCommentsKind } from '@desert/contract/records/kinds';
import { commentRows, jobs, notifications } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, sql } from 'drizzle-orm';
import { type JobHandler, parseEventKey } from '../../jobs/handler.ts';
import { enqueueJobs, hasVersion } from '../../jobs/queue.ts';
import { storyKinds } from '../registry.ts';

export const COMMENTS_PER_STEP = 500;

export const followHandler: JobHandler = {
  async run({ database }, [job]) {
    const { table, id } = parseEventKey(job);
    const story = storyKinds.find(({ name }) => name === table);
    if (!story) return {};
    const { recordRows: storyRows } = story;
    const name = toCommentsKind(story.name);
    const comments = await database
      .select({ id: commentRows.id })
      .from(commentRows)
      .where(
        and(
          eq(commentRows.kind, story.name),
          eq(commentRows.record_id, id),
          isVisible(commentRows),
          sql`${commentRows.id} > ${job.cursor}`,
        ),
      )
      .orderBy(commentRows.id)
      .limit(COMMENTS_PER_STEP);
    const ids = sql`(SELECT id FROM ${commentRows} WHERE ${isVisible(commentRows)}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(comments.map((entry) => entry.id))})))`;
    const isShown = sql`EXISTS (SELECT 1 FROM ${storyRows} WHERE ${storyRows.id} = ${id} AND ${isVisible(storyRows)})`;
    const { source_table, source_id } = notifications;
    const last = comments.at(-1);
    return {
      statements: [
        enqueueJobs(
          database,
          { kind: 'index', key: sql`${`${name} `} || id`, at: Date.now() },
          sql`FROM ${ids} WHERE ${hasVersion(job)}`,
        ).onConflictDoUpdate({
          target: [jobs.kind, jobs.key],
          set: { version: sql`${jobs.version} + 1`, lease_until: 0 },
        }),
        database
          .update(notifications)
          .set({ is_hidden: sql`NOT ${isShown}` })
          .where(and(eq(source_table, name), sql`${source_id} IN ${ids}`, hasVersion(job))),
      ],
      ...(comments.length === COMMENTS_PER_STEP && last && { cursor: last.id }),
    };
  },
};
