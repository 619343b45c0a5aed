import { MONTHS } from '@desert/contract/history/months';
import type {
  Action,
  Case,
  CaseAction,
  CaseContext,
  LoggedAction,
} from '@desert/contract/moderation/moderation';
import { pluralize } from '../text/pluralize.ts';
import type { ButtonLook } from '../ui/Button.tsx';
import { describeSubjectKind, getSubjectNoun } from './subjects.ts';

const ACTION_LABELS: Record<CaseAction, string> = {
  keep: 'No action needed',
  hide: 'Hide',
  'put-back': 'Restore',
  remove: 'Remove permanently',
  lock: 'Close comments',
  unlock: 'Reopen comments',
  warn: 'Warn',
  suspend: 'Suspend',
  unsuspend: 'Lift suspension',
  approve: 'Approve',
  withdraw: 'Take the decision back',
};

const PENDING_LABELS: Partial<Record<CaseAction, string>> = {
  'put-back': 'Approve',
  remove: 'Reject',
};
const EDIT_LABELS: Partial<Record<CaseAction, string>> = {
  'put-back': 'Approve edit',
  keep: 'Reject edit',
};

const PAGE_LABELS: Partial<Record<CaseAction, string>> = { remove: 'Page was changed' };

export function getActionLabel(action: CaseAction, context: CaseContext | null): string {
  return (
    (context?.is_edit && EDIT_LABELS[action]) ||
    (context?.is_pending && PENDING_LABELS[action]) ||
    (context?.is_page && PAGE_LABELS[action]) ||
    ACTION_LABELS[action]
  );
}

export function isDangerous(action: Action): boolean {
  return action === 'remove' || action === 'suspend';
}

/** Approve is the primary button. Harmful actions have an outline, because they ask for a reason first. */
export function chooseLook(action: CaseAction, context: CaseContext | null): ButtonLook {
  if (action === 'approve') return 'primary';
  if (action === 'put-back' && (context?.is_pending || context?.is_edit)) return 'primary';
  return isDangerous(action) ? 'quietDanger' : 'quiet';
}

type Done = Pick<Case, 'kind' | 'author'>;

/**
 * The toast after an action: 'Member suspended until Sep 10.' @param done the case after the action @param before the
 * context of the case before the action @param everything whether the member's posts were hidden or restored, too
 */
export function describeOutcome(
  action: Action,
  done: Done,
  before: CaseContext | null = null,
  everything = false,
): string {
  const subject = capitalizeWords(getSubjectNoun(done.kind));
  if (before?.is_edit && action === 'put-back') return 'Edit approved.';
  if (before?.is_edit && action === 'keep') return 'Edit rejected.';
  if (before?.is_pending && action === 'put-back') return `${subject} approved.`;
  if (before?.is_pending && action === 'remove') return `${subject} rejected.`;
  const texts: Partial<Record<Action, string>> = {
    keep: 'Case closed.',
    hide: `${subject} hidden.`,
    'put-back': `${subject} restored.`,
    remove: done.kind === 'notices' ? 'Case closed.' : `${subject} removed permanently.`,
    lock: 'Comments closed.',
    unlock: 'Comments reopened.',
    warn: 'Member warned.',
    suspend: `Member suspended ${formatSuspensionEnd(done)}.${everything ? ' Everything they’ve posted is hidden.' : ''}`,
    unsuspend: `Suspension lifted.${everything ? ' Everything it hid is restored.' : ''}`,
    approve: 'Member approved.',
    withdraw: 'Decision taken back.',
  };
  return texts[action] ?? 'Done.';
}

/** The end of a suspension: 'until Sep 10' in the reader's zone, with the year if it is another one, or 'permanently'. */
function formatSuspensionEnd({ author }: Done): string {
  const until = new Date(author?.suspended_until ?? NaN);
  const year = until.getFullYear();
  // Permanent suspensions end at the maximum Date.
  if (!(year < 10_000)) return 'permanently';
  const day = `${MONTHS[until.getMonth()]?.slice(0, 3)} ${until.getDate()}`;
  return `until ${day}${year === new Date().getFullYear() ? '' : `, ${year}`}`;
}

/** The action in the past tense: 'Warned the author of a post'. @param name the subject's name or pronoun */
export function describeDoneAction(
  action: Action,
  kind: LoggedAction['kind'],
  name = describeSubjectKind(kind),
): string {
  if (kind === 'notices' && action === 'remove') return `Changed ${name}`;
  const done = `${ACTION_DONE[action]} ${name}`;
  return kind === 'users' ? done.replace('the author of ', '') : done;
}

const ACTION_DONE: Record<Action, string> = {
  keep: 'Took no action on',
  hide: 'Hid',
  'put-back': 'Restored',
  remove: 'Removed',
  lock: 'Closed comments on',
  unlock: 'Reopened comments on',
  warn: 'Warned the author of',
  suspend: 'Suspended the author of',
  unsuspend: 'Lifted the suspension of the author of',
  approve: 'Approved',
  withdraw: 'Took back a decision on',
  promote: 'Gave moderator status to',
  demote: 'Removed moderator status from',
  'turn-on': 'Turned on',
  'turn-off': 'Turned off',
};

/** '5 hours', '3 days'. */
export function formatOpenTime(hours: number): string {
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day');
}

export function capitalizeWords(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
