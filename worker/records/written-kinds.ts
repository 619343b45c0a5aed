import type { ReportedKind } from '@desert/contract/moderation/moderation';
import type { SearchKind } from '@desert/contract/search/search';
import { commentsOf } from './comments.ts';
import { isStoryKind, type Records, type StoryKind } from './kind.ts';
import { namedKinds } from './registry.ts';

export interface WrittenKind {
  kind: SearchKind;
  records: Records;
  on?: StoryKind | undefined;
}

export const WRITTEN_KINDS = namedKinds.flatMap(([kind, records]): WrittenKind[] => {
  if (!isStoryKind(records)) return [{ kind, records }];
  return [
    { kind, records },
    { kind: `${records.story.name}-comments`, records: commentsOf(records), on: records },
  ];
});

/** The kind of a reported record or comment; undefined for other subjects. */
export function writtenKind(kind: ReportedKind): WrittenKind | undefined {
  return WRITTEN_KINDS.find((written) => written.kind === kind);
}

export function reportedKind({ table }: Pick<Records, 'table'>): ReportedKind {
  return WRITTEN_KINDS.find(({ records }) => records.table === table)?.kind as ReportedKind;
}
