import type { ReportedKind } from '@desert/contract/moderation/moderation';
import type { SearchKind } from '@desert/contract/search/search';
import { getTableName } from 'drizzle-orm';
import { commentsOf } from './comments.ts';
import { isStoryKind, type Records, type StoryKind } from './kind.ts';
import { namedKinds } from './registry.ts';

export interface WrittenKind {
  kind: SearchKind;
  table: string;
  records: Records;
  on?: StoryKind | undefined;
}

export const WRITTEN_KINDS: WrittenKind[] = namedKinds.flatMap(([kind, records]) => {
  const own = { kind, table: getTableName(records.recordRows), records };
  return isStoryKind(records)
    ? [own, commentKind(`${kind}-comments` as SearchKind, records)]
    : [own];
});

function commentKind(kind: SearchKind, on: StoryKind): WrittenKind {
  const records = commentsOf(on);
  return { kind, table: getTableName(records.recordRows), records, on };
}

/** The kind of a reported record or comment; undefined for other subjects. */
export function writtenKind(kind: ReportedKind): WrittenKind | undefined {
  return WRITTEN_KINDS.find((written) => written.kind === kind);
}

export function reportedKind({ recordRows: rows }: Pick<Records, 'recordRows'>): ReportedKind {
  return WRITTEN_KINDS.find(({ records }) => records.recordRows === rows)?.kind as ReportedKind;
}
