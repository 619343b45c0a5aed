/** Everything that a user wrote, read page by page: what is held in memory is one page. */
import type { AccountData } from '@desert/contract/account-settings';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findById } from '../../accounts/users.ts';
import type { Database } from '../../database/open.ts';
import { commentsOf } from '../comments/comment.ts';
import type { Collection } from '../records/collection.ts';
import { answersOf, selectRecords } from '../records/queries.ts';
import type { StorySubject } from '../stories/subject.ts';
import { DISCUSSED, WRITTEN } from './written.ts';

/** Rows: each of them may be 80 kB long. */
export const PAGE = 50;

/** Reads what comes after an id. */
type ReadAfter = (after: number) => Promise<{ next: number | undefined; records: object[] }>;

/** The JSON of `AccountData`, in pieces. */
export async function* accountData(database: Database, user_id: number): AsyncGenerator<string> {
  const reading = (collection: Collection<never, object>) =>
    readRecords(database, collection, user_id);
  const lists: Record<Exclude<keyof AccountData, 'account'>, ReadAfter[]> = {
    items: [reading(WRITTEN.items)],
    posts: [reading(WRITTEN.posts)],
    memories: [reading(WRITTEN.memories)],
    comments: DISCUSSED.map((subject) => reading(commentsOf(subject))),
    likes: DISCUSSED.map((subject) => readLikes(database, subject, user_id)),
  };
  yield `{"account":${JSON.stringify(await readAccount(database, user_id))}`;
  for (const [name, sources] of Object.entries(lists)) {
    yield `,\n"${name}":[`;
    yield* list(sources);
    yield ']';
  }
  yield '}\n';
}

async function readAccount(database: Database, user_id: number) {
  const user = await findById(database, user_id);
  if (!user) return null;
  const { id, username, email, created_at } = user;
  return { id, username, email, created_at: new Date(created_at).toISOString() };
}

async function* list(sources: ReadAfter[]): AsyncGenerator<string> {
  let separator = '\n';
  for (const read of sources) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const { records, next } = await read(after);
      for (const record of records) {
        yield separator + JSON.stringify(record);
        separator = ',\n';
      }
      after = next;
    }
  }
}

function readRecords(
  database: Database,
  collection: Collection<never, object>,
  user_id: number,
): ReadAfter {
  const { table } = collection;
  const reading = { viewer: null, listed: false };
  return async (after) => {
    const rows = await selectRecords(database, collection, reading)
      .where(and(eq(table.user_id, user_id), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(PAGE);
    return { records: answersOf(collection, rows, reading), next: nextOf(rows) };
  };
}

function readLikes(database: Database, { likes, field }: StorySubject, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select({ like: likes.id, id: likes.subject_id })
      .from(likes)
      .where(and(eq(likes.user_id, user_id), gt(likes.subject_id, after)))
      .orderBy(asc(likes.subject_id))
      .limit(PAGE);
    const records = rows.map(({ like, id }) => ({ id: like, [field]: id }));
    return { records, next: nextOf(rows) };
  };
}

/** Where to go on after a page; undefined after the last one. */
function nextOf(rows: object[]): number | undefined {
  const last = rows.at(-1) as { id: number } | undefined;
  return rows.length < PAGE ? undefined : last?.id;
}
