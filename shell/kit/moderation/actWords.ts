/** Moderators' actions in words, for buttons and for the log. */
import type { Act, Case, CaseContext, ReportedKind } from '@desert/contract/moderation';
import { MONTHS } from '@desert/contract/months';
import { nameOfKind, thingOf } from './things.ts';

/** What a moderator can do here: the status of moderators is given by a command. */
export type CaseAct = Exclude<Act, 'promote' | 'demote'>;

const ACT_LABELS: Record<CaseAct, string> = {
  keep: 'No action needed',
  hide: 'Hide',
  'put-back': 'Restore',
  remove: 'Remove permanently',
  lock: 'Close comments',
  unlock: 'Reopen comments',
  warn: 'Warn',
  suspend: 'Suspend',
  unsuspend: 'Lift suspension',
};

/** The buttons of a case about a record, or an edit of one, that waits for approval. */
const PENDING_LABELS: Partial<Record<CaseAct, string>> = {
  'put-back': 'Approve',
  remove: 'Reject',
};
const EDIT_LABELS: Partial<Record<CaseAct, string>> = {
  'put-back': 'Approve edit',
  keep: 'Reject edit',
};

/** The button of an action. */
export function labelOf(act: CaseAct, context: CaseContext | null): string {
  return (
    (context?.is_edit && EDIT_LABELS[act]) ||
    (context?.is_pending && PENDING_LABELS[act]) ||
    ACT_LABELS[act]
  );
}

/** Whether its button is red: it removes something permanently, or suspends a member. */
export function isDangerous(act: Act): boolean {
  return act === 'remove' || act === 'suspend';
}

type Done = Pick<Case, 'kind' | 'author'>;

/**
 * The toast after an action: 'Post hidden.', 'Member suspended until Sep 10.'
 * @param done the case after it
 * @param before its context before
 */
export function toastOf(
  act: Act,
  done: Done,
  before: CaseContext | null = null,
  everything = false,
): string {
  const thing = capitalized(thingOf(done.kind));
  if (before?.is_edit && act === 'put-back') return 'Edit approved.';
  if (before?.is_edit && act === 'keep') return 'Edit rejected.';
  if (before?.is_pending && act === 'put-back') return `${thing} approved.`;
  if (before?.is_pending && act === 'remove') return `${thing} rejected.`;
  const texts: Partial<Record<Act, string>> = {
    keep: 'Case closed.',
    hide: `${thing} hidden.`,
    'put-back': `${thing} restored.`,
    remove: `${thing} removed permanently.`,
    lock: 'Comments closed.',
    unlock: 'Comments reopened.',
    warn: 'Member warned.',
    suspend: `Member suspended ${untilText(done)}.${everything ? ' Everything they’ve posted is hidden.' : ''}`,
    unsuspend: `Suspension lifted.${everything ? ' Everything it hid is restored.' : ''}`,
  };
  return texts[act] ?? 'Done.';
}

/** The last day, in UTC, with its year unless that is this year: 'until Sep 10'. */
function untilText({ author }: Done): string {
  const until = new Date(author?.suspended_until ?? NaN);
  const year = until.getUTCFullYear();
  // A permanent suspension ends at the last time that a Date can have.
  if (!(year < 10_000)) return 'permanently';
  const day = `${MONTHS[until.getUTCMonth()]?.slice(0, 3)} ${until.getUTCDate()}`;
  return `until ${day}${year === new Date().getUTCFullYear() ? '' : `, ${year}`}`;
}

/** An action in the past tense: 'Warned the author of a post', 'Warned a member'. @param name the thing's name or pronoun */
export function doneText(act: Act, kind: ReportedKind, name = nameOfKind(kind)): string {
  const done = `${ACT_DONE[act]} ${name}`;
  return kind === 'users' ? done.replace('the author of ', '') : done;
}

/** The action in the past tense, before the name of the thing: 'Hid', 'Warned the author of'. */
const ACT_DONE: Record<Act, string> = {
  keep: 'Took no action on',
  hide: 'Hid',
  'put-back': 'Restored',
  remove: 'Removed',
  lock: 'Closed comments on',
  unlock: 'Reopened comments on',
  warn: 'Warned the author of',
  suspend: 'Suspended the author of',
  unsuspend: 'Lifted the suspension of the author of',
  promote: 'Gave moderator status to',
  demote: 'Removed moderator status from',
};

export function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
