import type { ReportedKind } from '@desert/contract/moderation/moderation';
import { commentPath } from '@desert/contract/records/kinds';
import { getCommentRecords } from './comments.ts';
import { isStoryKind, type Records } from './kind.ts';
import { recordKinds } from './registry.ts';

/** The kinds of records, and the comments on each kind of story. */
export const MODERATED_KINDS = recordKinds.flatMap((kind): Records[] =>
  isStoryKind(kind) ? [kind, getCommentRecords(kind)] : [kind],
);

/** The kind of a reported record or comment; undefined for other subjects. */
export function findWrittenKind(kind: ReportedKind): Records | undefined {
  return MODERATED_KINDS.find(({ name }) => name === kind);
}

/** @param story the story of a comment */
export function getRecordPath({ name, on }: Records, id: number, story: number | null): string {
  return on && story !== null ? commentPath(on.name, story, id) : `/${name}/${id}`;
}
