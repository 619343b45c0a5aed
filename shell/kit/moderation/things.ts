/** The words for what can be reported, by kind. */
import type { ReportedKind } from '@desert/contract/moderation';

const THINGS: Partial<Record<ReportedKind, string>> = {
  merch: 'item',
  news: 'post',
  memories: 'memory',
  'news-comments': 'comment',
  'memories-comments': 'comment',
  conversations: 'conversation',
  users: 'member',
};

/** 'post', 'comment', 'member'. */
export function thingOf(kind: ReportedKind): string {
  return THINGS[kind] ?? 'post';
}
