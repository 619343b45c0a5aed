/** What moderators do, in words: for the buttons, and for the log. */
import type { Act, ReportedKind } from '@desert/contract/moderation';

/** What a button says. */
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

/** What was done: 'Warned the author of a post', 'Warned a member'. @param name of the thing, or a word for it */
export function doneText(act: Act, kind: ReportedKind, name = nameOfKind(kind)): string {
  const done = `${ACT_DONE[act]} ${name}`;
  return kind === 'users' ? done.replace('the author of ', '') : done;
}

/** What was done, before the name of what it was done to. */
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

/** What a thing is called, by its kind. */
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
