/** Moderators' actions in words, for buttons and for the log. */
import type { Act, Case, ReportedKind } from '@desert/contract/moderation';
import { MONTHS } from '@desert/contract/months';
import { thingOf } from './things.ts';

/** A button's label. */
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

/** Whether a member loses something for good, or their account for a time. */
export function isDangerous(act: Act): boolean {
  return act === 'remove' || act === 'suspend';
}

type Done = Pick<Case, 'kind' | 'author'>;

/** What the moderator is told when it is done: 'Post hidden.', 'Member suspended until Sep 10.' @param done the case after it */
export function toastOf(act: Act, done: Done, everything = false): string {
  const thing = thingOf(done.kind);
  const Thing = thing.slice(0, 1).toUpperCase() + thing.slice(1);
  const texts: Partial<Record<Act, string>> = {
    keep: 'Case closed.',
    hide: `${Thing} hidden.`,
    'put-back': `${Thing} restored.`,
    remove: `${Thing} removed permanently.`,
    lock: 'Comments closed.',
    unlock: 'Comments reopened.',
    warn: 'Member warned.',
    suspend: `Member suspended ${untilText(done)}.${everything ? ' Everything they’ve posted is hidden.' : ''}`,
    unsuspend: `Suspension lifted.${everything ? ' Everything it hid is restored.' : ''}`,
  };
  return texts[act] ?? 'Done.';
}

/** The day in UTC, with the year if it is another: 'until Sep 10'. */
function untilText({ author }: Done): string {
  const until = new Date(author?.suspended_until ?? NaN);
  const year = until.getUTCFullYear();
  // The last time that there is stands for no end.
  if (!(year < 10_000)) return 'permanently';
  const day = `${MONTHS[until.getUTCMonth()]?.slice(0, 3)} ${until.getUTCDate()}`;
  return `until ${day}${year === new Date().getUTCFullYear() ? '' : `, ${year}`}`;
}

/** What was done: 'Warned the author of a post', 'Warned a member'. @param name of the thing, or a word for it */
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

/** A reported thing in a word, by its kind. */
export function nameOfKind(kind: ReportedKind): string {
  return KIND_WORDS[kind] ?? 'something';
}

const KIND_WORDS: Partial<Record<ReportedKind, string>> = {
  merch: 'an item',
  news: 'a post',
  memories: 'a memory',
  'news-comments': 'a comment on a post',
  'memories-comments': 'a comment on a memory',
  conversations: 'a conversation',
  users: 'a member',
};
