import type { ActionBody } from '@desert/contract/moderation/action-input';
import { type CaseAction, PERMANENT_UNTIL_MS } from '@desert/contract/moderation/moderation';
import { cases, users } from '@desert/drizzle/schema';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { hasRow } from '../../platform/database/sql.ts';
import { selectVersion } from '../../records/edits.ts';
import { findWrittenKind } from '../../records/moderated-kinds.ts';
import { closeCase } from '../close-case.ts';
import { type EffectOf, isLogged, logAction, type NewAction } from '../log-action.ts';
import { readSubjects, type Subject, type SubjectRef } from '../subject.ts';
import {
  approveMember,
  isSuspended,
  hasMatchingMember,
  suspend,
  RESTRICTED_AGAIN,
  unsuspend,
  warn,
} from './author.ts';
import {
  hideRecord,
  keepContent,
  lock,
  putBack,
  removeContent,
  unlock,
  withdrawDecision,
} from './content.ts';

const DAY_MS = 24 * 60 * 60_000;

const EFFECTS: Record<CaseAction, EffectOf> = {
  keep: keepContent,
  hide: hideRecord,
  'put-back': putBack,
  remove: removeContent,
  lock,
  unlock,
  warn,
  suspend,
  unsuspend,
  approve: approveMember,
  withdraw: withdrawDecision,
};

const OWN = 'This involves you, so another moderator has to review it.';
const EDITED = 'This was edited after you opened it. Read it again first.';
const COLLEAGUE = 'This member is a moderator. Remove their moderator status first.';

/**
 * Takes an action in one batch: logs it if it is allowed; its effect and the closing of the case depend on the log row.
 * @param only an additional condition
 */
export async function takeAction(
  database: Database,
  moderator_id: number,
  input: ActionBody,
  only?: SQL,
): Promise<void> {
  const subject = await readActionSubject(database, input);
  if (!subject) throw new Refusal(404, GONE);
  if (isParty(subject, moderator_id)) throw new Refusal(403, OWN);
  if (input.version !== undefined && subject.version !== input.version)
    throw new Refusal(409, EDITED);
  const now = Date.now();
  const { action, kind, id, rule, reason, days } = input;
  const until = action === 'suspend' && days !== undefined ? computeUntil(now, days) : null;
  const { author_id } = subject;
  try {
    await performAction(
      database,
      { action, kind, id, rule, reason, until, subject, moderator_id, now },
      and(only, isAsSeen(subject, input), isVersion(input)),
    );
  } catch (error) {
    if (!isConflict(error) || author_id === null) throw error;
    if (action === 'suspend' && (await isModerator(database, author_id)))
      throw new Refusal(403, COLLEAGUE);
    if (action === 'unsuspend' && (await isSuspended(database, author_id)))
      throw new Refusal(409, RESTRICTED_AGAIN);
    throw error;
  }
}

/** Whether an action was refused because its precondition does not hold, for example since another one was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof Refusal && error.status === 409;
}

/** The condition that the suspension is as the moderator saw it; undefined if the request has no `suspended_until`. */
function isAsSeen({ author_id }: Pick<Subject, 'author_id'>, input: ActionBody) {
  const { action, suspended_until } = input;
  if (action !== 'unsuspend' || suspended_until === undefined || author_id === null)
    return undefined;
  return hasMatchingMember(author_id, eq(users.suspended_until, suspended_until));
}

function isVersion({ kind, id, version }: ActionBody): SQL | undefined {
  const records = findWrittenKind(kind);
  if (!records || version === undefined) return undefined;
  const { recordRows: rows } = records;
  return hasRow(rows, and(eq(rows.id, id), sql`${selectVersion(records)} = ${version}`));
}

/** Performs an action for an authorized moderator. @param only an additional condition */
export async function performAction(
  database: Database,
  action: NewAction,
  only?: SQL,
): Promise<void> {
  const isDone = isLogged(action);
  const effectOf = EFFECTS[action.action as keyof typeof EFFECTS];
  const effect = effectOf(database, action, isDone);
  const results = await writeBatch(database, [
    // A retry after a lost response logs nothing.
    logAction(database, action, and(effect.when, only, not(isDone))),
    ...effect.statements,
    ...closeCase(database, action, isDone),
    database.select({ done: sql<number>`${isDone}`.as('done') }).from(sql`(SELECT 1)`),
  ]);
  const [{ done }] = results.at(-1) as unknown as [{ done: number }];
  if (done !== 1) throw new Refusal(409, effect.otherwise);
}

export async function readAuthor(database: Database, ref: SubjectRef): Promise<number | null> {
  return (await readActionSubject(database, ref))?.author_id ?? null;
}

async function readActionSubject(
  database: Database,
  { kind, id }: SubjectRef,
): Promise<Pick<Subject, 'author_id' | 'title' | 'sides' | 'version'> | undefined> {
  const [subject] = await readSubjects(database, [{ kind, id }]);
  if (subject) return subject;
  const [known] = await database
    .select({ author_id: cases.author_id })
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subject_id, id)));
  return known && { ...known, title: '' };
}

function isParty(
  { author_id, sides }: Pick<Subject, 'author_id' | 'sides'>,
  user_id: number,
): boolean {
  return author_id === user_id || (sides?.includes(user_id) ?? false);
}

function computeUntil(now: number, days: number): number {
  return days === 0 ? PERMANENT_UNTIL_MS : now + days * DAY_MS;
}

async function isModerator(database: Database, id: number): Promise<boolean> {
  const [row] = await database.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role === 'moderator';
}
