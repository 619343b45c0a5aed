/** What can be taken out of sight: records and the comments on them, by their names in reports. */
import type { ReportedKind } from '@desert/contract/moderation';
import type { Records } from '../records/kind.ts';
import { WRITTEN_KINDS, type WrittenKind } from '../records/written-kinds.ts';

/** Undefined for what is no record or comment: a conversation, a member. */
export function writtenKind(kind: ReportedKind): WrittenKind | undefined {
  return WRITTEN_KINDS.find((written) => written.kind === kind);
}

/** What reports call records of a table. */
export function reportedKind({ recordRows: rows }: Pick<Records, 'recordRows'>): ReportedKind {
  return WRITTEN_KINDS.find(({ records }) => records.recordRows === rows)?.kind as ReportedKind;
}
