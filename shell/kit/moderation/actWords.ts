/** Moderators' actions in words, for buttons and for the log. */
import type { Act, Case, ReportedKind } from '@desert/contract/moderation';
import { MONTHS } from '@desert/contract/months';
import { nameOfKind, thingOf } from './things.ts';

export const ACT_LABELS: Record<Exclude<Act, 'promote' | 'demote'>, string> = {
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

/** The buttons, and the toasts after them, of a case about an edit that waits. */
export const EDIT_LABELS: Partial<Record<Act, string>> = {
  'put-back': 'Approve edit',
  keep: 'Reject edit',
};
export const EDIT_DONE: Partial<Record<Act, string>> = {
  'put-back': 'Edit approved.',
  keep: 'Edit rejected.',
};

/** Whether its button is red: it removes something permanently, or suspends a member. */
export function isDangerous(act: Act): boolean {
  return act === 'remove' || act === 'suspend';
}

type Done = Pick<Case, 'kind' | 'author'>;

/** The toast after an action: 'Post hidden.', 'Member suspended until Sep 10.' @param done the case after it */
export function toastOf(act: Act, done: Done, everything = false): string {
  const thing = capitalized(thingOf(done.kind));
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
