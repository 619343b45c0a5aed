/** What can be found: records, the comments on them, and the history; by the tables of the index. */
import type { SearchKind } from '@desert/contract/search';
import { getTableName } from 'drizzle-orm';
import { commentsOf } from '../records/comments.ts';
import type { Records, StoryKind } from '../records/kind.ts';
import { isStoryKind } from '../records/kind.ts';
import { namedKinds } from '../records/registry.ts';

/** A kind that users write. */
export interface WrittenKind {
  kind: SearchKind;
  /** Its table in both databases. */
  table: string;
  records: Records;
  /** Of comments: the kind of story that they are on. */
  on?: StoryKind | undefined;
}

export const WRITTEN_KINDS: WrittenKind[] = namedKinds.flatMap(([kind, records]) => {
  const own = { kind, table: getTableName(records.table), records };
  return isStoryKind(records)
    ? [own, commentKind(`${kind}-comments` as SearchKind, records)]
    : [own];
});

/** The tables of the history's kinds, which are in the index only. */
export const HISTORY_KINDS = ['players', 'seasons'] as const satisfies SearchKind[];

/** Every table with a full-text index. */
export const SEARCHED_TABLES: string[] = [
  ...HISTORY_KINDS,
  ...WRITTEN_KINDS.map(({ table }) => table),
];

/** The table of a kind. */
export function tableOf(kind: SearchKind): string {
  return WRITTEN_KINDS.find((one) => one.kind === kind)?.table ?? kind;
}

function commentKind(kind: SearchKind, on: StoryKind): WrittenKind {
  const records = commentsOf(on);
  return { kind, table: getTableName(records.table), records, on };
}
