/** Notifies followers of a new record or comment: of its author, its tags, its story, and searches that it matches. */
import { commentPath, toCommentsKind } from '@desert/contract/records/kinds';
import { tagKey, type TagRef } from '@desert/contract/tags/tags';
import { follows, notifications, saves, users } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type JobHandler, type JobStep, parseEventKey } from '../jobs/handler.ts';
import { findComment, isStoryGone } from '../notifications/comments.ts';
import { putBackAs, timeOfEvent } from '../notifications/put-back.ts';
import {
  buildBundleUpdate,
  type Event,
  buildNotificationInsert,
  type NewNotification,
  ONE_MORE,
} from '../notifications/recipients.ts';
import type { Database } from '../platform/database/open.ts';
import type { RecordKind, StoryKind } from '../records/kind.ts';
import { recordKinds, storyKinds } from '../records/registry.ts';
import { splitWords, MIN_TOPIC_LETTERS } from './targets.ts';

/** Maximum number of followers per step. */
const FOLLOWERS_PER_STEP = 100;

type Notify = (database: Database, event: Event) => Promise<JobStep>;

const BY_TABLE: ReadonlyMap<string, Notify> = new Map([
  ...recordKinds.map((kind): [string, Notify] => [
    kind.name,
    (database, event) => notifyOfRecord(database, event, kind),
  ]),
  ...storyKinds.map((kind): [string, Notify] => [
    toCommentsKind(kind.name),
    (database, event) => notifyOfComment(database, event, kind),
  ]),
]);

export const followersHandler: JobHandler = {
  isSerial: true,
  async run({ database }, [job]) {
    const { table: source_table, id: source_id, change } = parseEventKey(job);
    const event = { ...job, source_table, source_id, change };
    return (await BY_TABLE.get(source_table)?.(database, event)) ?? {};
  },
};

async function notifyOfRecord(
  database: Database,
  event: Event,
  kind: RecordKind,
): Promise<JobStep> {
  const record = await findRecord(database, kind, event.source_id);
  if (!record) return {};
  const as = await putBackAs(database, event, kind.name, record.created_at);
  if (as === 'old') return {};
  const keys = JSON.stringify(record.tags.map((tag) => tagKey(tag as TagRef)));
  const ways = [
    sql`kind = 'tag' AND topic IN (SELECT value FROM json_each(${keys}))`,
    sql`kind = 'member' AND topic = ${String(record.actor.id)}`,
    ...(kind.search.listed ? [matchSearches(record, keys)] : []),
  ];
  const rows = await database.all<{ user_id: number; kind: string }>(
    sql`SELECT user_id, kind FROM (${sql.join(
      ways.map(
        (way) => sql`SELECT * FROM (SELECT user_id, kind FROM ${follows}
        WHERE ${way} AND NOT is_paused AND user_id > ${event.cursor} ORDER BY user_id LIMIT ${FOLLOWERS_PER_STEP})`,
      ),
      sql` UNION ALL `,
    )}) ORDER BY user_id, kind LIMIT ${FOLLOWERS_PER_STEP}`,
  );
  const recipients = Map.groupBy(
    new Map(rows.map(({ user_id, kind: why }) => [user_id, why])),
    ([, why]) => why,
  );
  const notice: NewNotification = {
    kind: 'follow',
    key: `follow ${event.source_table} ${event.source_id}`,
    source_table: event.source_table,
    source_id: event.source_id,
    actor: record.actor,
    title: record.title,
    path: `/${kind.name}/${event.source_id}`,
    at: timeOfEvent(event, as, record.created_at),
  };
  return {
    statements: [...recipients].map(([why, members]) =>
      buildNotificationInsert(
        database,
        event,
        { ...notice, detail: { why } },
        members.map(([id]) => id),
      ),
    ),
    ...toNextStep(rows),
  };
}

/** A full step continues after its last member, who may have had further reasons. */
function toNextStep(found: { user_id: number }[]): Pick<JobStep, 'cursor'> {
  const last = found.at(-1);
  return last && found.length === FOLLOWERS_PER_STEP ? { cursor: last.user_id } : {};
}

async function findRecord(database: Database, { table, tags, search }: RecordKind, id: number) {
  const { listed } = search;
  const facts = Object.entries(listed?.tags ?? {}).flatMap(([name, column]) => [
    sql`${name}`,
    sql`lower(${column})`,
  ]);
  return database
    .select({
      title: sql<string>`${search.title ?? sql`''`}`,
      text: sql<string>`${search.text}`,
      tags: sql<StoredTag[]>`${tags}`.mapWith((text: string) => JSON.parse(text) as StoredTag[]),
      facts: sql<string>`json_object(${sql.join(facts, sql`, `)})`,
      amount: sql<number>`${listed?.amount ?? sql`0`}`,
      created_at: sql<number>`${table.created_at}`,
      actor: { id: users.id, username: users.username },
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(eq(table.id, id))
    .get();
}

type Found = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** The condition of searches that find a record. The topic, which has an index, leaves out most of the others. */
function matchSearches({ title, text, tags, facts, amount }: Found, tagKeys: string): SQL {
  const words = splitWords([title, text, ...tags.map(({ label }) => label)].join(' '));
  const topics = words.flatMap((word) =>
    Array.from({ length: MIN_TOPIC_LETTERS }, (_, at) => word.slice(0, at + 1)),
  );
  return sql`kind = 'search' AND topic IN (SELECT value FROM json_each(${JSON.stringify(['', ...new Set(topics)])}))
    AND NOT EXISTS (SELECT 1 FROM json_each(filters, '$.words') AS typed WHERE NOT EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(words)}) AS word WHERE substr(word.value, 1, length(typed.value)) = typed.value))
    AND NOT EXISTS (SELECT 1 FROM json_each(filters, '$.values') AS field WHERE field.value IS NOT json_extract(${facts}, '$.' || field.key))
    AND NOT EXISTS (SELECT 1 FROM json_each(filters, '$.tags') AS tag WHERE tag.value NOT IN (SELECT value FROM json_each(${tagKeys})))
    AND coalesce(filters ->> 'min', 0) <= ${amount} AND coalesce(filters ->> 'max', ${amount}) >= ${amount}`;
}

/** Followers whom another notification of the comment reaches are left out. */
async function notifyOfComment(
  database: Database,
  event: Event,
  kind: StoryKind,
): Promise<JobStep> {
  const { name } = kind;
  const comment = await findComment(database, kind, event.source_id);
  if (!comment || comment.actor.id === 0) return {};
  const { actor, story, created_at } = comment;
  const as = await putBackAs(database, event, toCommentsKind(name), created_at);
  if (as === 'old') return {};
  const key = `${event.source_table} ${event.source_id}`;
  const rows = await database.all<{ user_id: number }>(
    sql`SELECT user_id FROM ${follows} AS f WHERE kind = ${name} AND topic = ${String(story.id)} AND NOT is_paused
      AND user_id > ${event.cursor} AND user_id <> ${story.user_id}
      AND NOT EXISTS (SELECT 1 FROM ${saves} AS s WHERE s.user_id = f.user_id AND s.kind = ${name} AND s.record_id = ${story.id})
      AND NOT EXISTS (SELECT 1 FROM ${notifications} AS n WHERE n.user_id = f.user_id AND n.key = ${key})
      ORDER BY user_id LIMIT ${FOLLOWERS_PER_STEP}`,
  );
  const notice: NewNotification = {
    kind: 'follow',
    key: `follow ${name} ${story.id} comments`,
    source_table: event.source_table,
    source_id: event.source_id,
    actor,
    title: story.title,
    path: commentPath(name, story.id, event.source_id),
    detail: { why: 'comments' },
    at: timeOfEvent(event, as, created_at),
    isHidden: isStoryGone(kind, story.id),
    high_water_mark: event.source_id,
  };
  const isLate = as === 'held' || event.attempts > 1;
  const recipients = rows.map(({ user_id }) => user_id);
  return {
    statements: [
      buildNotificationInsert(
        database,
        event,
        notice,
        recipients,
        buildBundleUpdate(ONE_MORE, isLate),
      ),
    ],
    ...toNextStep(rows),
  };
}
