/** What a report or an act is about, as it now is. */
import type { CaseContext, ReportedKind } from '@desert/contract/moderation';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { conversationThing } from './conversation-thing.ts';
import { writtenKind } from './kinds.ts';
import { memberThing } from './member-thing.ts';
import { writtenThing } from './written-thing.ts';

export interface ThingRef {
  kind: ReportedKind;
  id: number;
}

export interface Thing extends CaseContext {
  /** Whose it is; null of a conversation, and of what a deleted account left. */
  author_id: number | null;
  /** Whether only its author and moderators see it. */
  is_hidden: boolean;
  /** Of a comment: the story that it is on. */
  story_id?: number | null;
  /** Of a conversation: its members. */
  sides?: (number | null)[];
}

/** What reads a thing: statements of a batch, and what to make of their rows. */
interface ThingQuery {
  statements: BatchItem<'sqlite'>[];
  read: (rows: unknown[][]) => Thing | undefined;
}

/** Reads things in one round trip; undefined for what there is not. Of each 30 rows at most. */
export async function readThings(
  database: Database,
  refs: ThingRef[],
): Promise<(Thing | undefined)[]> {
  if (refs.length === 0) return [];
  const queries = refs.map((ref) => thingQuery(database, ref));
  const statements = queries.flatMap((query) => query.statements);
  const results = (await database.batch(statements as [BatchItem<'sqlite'>])) as unknown[][];
  return queries.map((query) => query.read(results.splice(0, query.statements.length)));
}

function thingQuery(database: Database, { kind, id }: ThingRef): ThingQuery {
  const written = writtenKind(kind);
  if (written) return writtenThing(database, written, id);
  return kind === 'users' ? memberThing(database, id) : conversationThing(database, id);
}
