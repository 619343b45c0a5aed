import type { ActBody } from '@desert/contract/act-input';
import { users } from '@desert/drizzle/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import type { Refusal } from '../../market/refusals.ts';
import { WRITTEN_KINDS, type WrittenKind } from '../../search/kinds.ts';
import { reportedKind } from '../kinds.ts';
import type { NewAct } from '../log-act.ts';
import { readThings } from '../thing.ts';
import { act, authorOf, perform } from './act.ts';
import { nextHiddenBySuspension } from './hidden-by-suspension.ts';

/** How many things one request takes out of sight at most; what is left goes when it is asked again. */
const MOST = 300;

/** How many are read together. */
const STEP = 20;

/** Comments first: those on the member's own stories, too, have a case of their own then. */
const IN_ORDER = WRITTEN_KINDS.toSorted((a, b) => Number(!a.on) - Number(!b.on));

/**
 * Suspends a member and hides all that they wrote, each as an act of its own: who reported it is told, and each can be put
 * back. Cut off, it goes on when it is asked again.
 * @returns whether that was all; or why nothing was done
 */
export async function suspendForEverything(
  database: Database,
  moderator_id: number,
  asked: ActBody,
): Promise<{ isAll: boolean } | Refusal> {
  const refusal = await act(database, moderator_id, asked);
  const author_id = refusal?.status === 403 ? null : await authorOf(database, asked);
  const goesOn = author_id !== null && (await isSuspended(database, author_id));
  if (refusal && !(refusal.status === 409 && goesOn)) return refusal;
  if (author_id === null) return { isAll: true };
  const { rule, reason } = asked;
  return { isAll: await hideEverything(database, author_id, { moderator_id, rule, reason }) };
}

/**
 * Ends a suspension, after restoring what was hidden with it, each thing by an act of its own. Cut off, the member stays suspended
 * and the next request goes on. What was hidden before, or by itself, or by a suspension that is over, stays hidden.
 * @returns whether that was all; or why nothing was done
 */
export async function unsuspendWithEverything(
  database: Database,
  moderator_id: number,
  asked: ActBody,
): Promise<{ isAll: boolean } | Refusal> {
  const author_id = await authorOf(database, asked);
  const mayEnd =
    author_id !== null && author_id !== moderator_id && (await isSuspended(database, author_id));
  if (mayEnd) {
    const { rule, reason } = asked;
    const isAll = await restoreEverything(database, author_id, { moderator_id, rule, reason });
    if (!isAll) return { isAll };
  }
  return (await act(database, moderator_id, asked)) ?? { isAll: true };
}

type Reasoned = Pick<NewAct, 'moderator_id' | 'rule' | 'reason'>;

async function hideEverything(
  database: Database,
  author_id: number,
  reasoned: Reasoned,
): Promise<boolean> {
  let hidden = 0;
  for (const written of IN_ORDER) {
    for (;;) {
      const ids = await nextIds(database, written, author_id);
      if (ids.length === 0) break;
      if (hidden >= MOST) return false;
      await performAll(database, 'hide', written, ids, reasoned);
      hidden += ids.length;
    }
  }
  return true;
}

/** The first ids of what a member has in a table. */
async function nextIds(database: Database, { records: { table } }: WrittenKind, author_id: number) {
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(eq(table.user_id, author_id))
    .orderBy(asc(table.id))
    .limit(STEP);
  return rows.map(({ id }) => id as number);
}

async function performAll(
  database: Database,
  act: 'hide' | 'put-back',
  { records }: WrittenKind,
  ids: number[],
  reasoned: Reasoned,
): Promise<void> {
  const refs = ids.map((id) => ({ kind: reportedKind(records), id }));
  const things = await readThings(database, refs);
  for (const [at, ref] of refs.entries()) {
    const thing = things[at];
    // One that was deleted, hidden or restored meanwhile needs nothing.
    if (thing) await perform(database, { ...reasoned, ...ref, thing, act, now: Date.now() });
  }
}

/** Stories before the comments on them, which come back only to a story that is there. */
async function restoreEverything(
  database: Database,
  author_id: number,
  reasoned: Reasoned,
): Promise<boolean> {
  let restored = 0;
  for (const written of IN_ORDER.toReversed()) {
    for (let after = 0; ;) {
      const ids = await nextHiddenBySuspension(database, written, { author_id, after }, STEP);
      after = ids.at(-1) ?? 0;
      if (after === 0) break;
      if (restored >= MOST) return false;
      await performAll(database, 'put-back', written, ids, reasoned);
      restored += ids.length;
    }
  }
  return true;
}

async function isSuspended(database: Database, id: number): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), gt(users.suspended_until, Date.now())));
  return rows.length > 0;
}
