/** What moderators do, in words: for the buttons, and for the log. */
import type { Act, ReportedKind } from '@desert/contract/moderation';

/** What a button says. */
export const ACT_LABELS: Record<Exclude<Act, 'promote' | 'demote'>, string> = {
  keep: 'Keep',
  hide: 'Hide',
  'put-back': 'Put back',
  remove: 'Remove for good',
  lock: 'Close comments',
  unlock: 'Open comments',
  warn: 'Warn',
  suspend: 'Suspend',
  unsuspend: 'End the suspension',
};

/** What was done: 'Warned the author of a post', 'Warned a member'. @param name of the thing, or a word for it */
export function doneText(act: Act, kind: ReportedKind, name = nameOfKind(kind)): string {
  const done = `${ACT_DONE[act]} ${name}`;
  return kind === 'users' ? done.replace('the author of ', '') : done;
}

/** What was done, before the name of what it was done to. */
const ACT_DONE: Record<Act, string> = {
  keep: 'Kept',
  hide: 'Hid',
  'put-back': 'Put back',
  remove: 'Removed',
  lock: 'Closed the comments on',
  unlock: 'Opened the comments on',
  warn: 'Warned the author of',
  suspend: 'Suspended the author of',
  unsuspend: 'Ended the suspension of the author of',
  promote: 'Gave the role of a moderator to',
  demote: 'Took the role of a moderator from',
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
