/** Everything that users write: records, and the comments on them. */
import type { SearchKind } from '@desert/contract/search';
import { getTableName } from 'drizzle-orm';
import { commentsOf } from './comments.ts';
import { isStoryKind, type Records, type StoryKind } from './kind.ts';
import { namedKinds } from './registry.ts';

/** A kind that users write, by its name in search and in reports. */
export interface WrittenKind {
  kind: SearchKind;
  /** Its table, also in the search database. */
  table: string;
  records: Records;
  /** Of comments: the kind of story that they are on. */
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
