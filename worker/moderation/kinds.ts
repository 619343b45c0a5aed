/** What can be taken out of sight: records and the comments on them, by their names in reports. */
import type { ReportedKind } from '@desert/contract/moderation';
import type { Records } from '../records/kind.ts';
import { WRITTEN_KINDS, type WrittenKind } from '../search/kinds.ts';

/** Undefined for what is no record or comment: a conversation, a member. */
export function writtenKind(kind: ReportedKind): WrittenKind | undefined {
  return WRITTEN_KINDS.find((written) => written.kind === kind);
}

/** What reports call records of a table. */
export function reportedKind({ table }: Pick<Records, 'table'>): ReportedKind {
  return WRITTEN_KINDS.find(({ records }) => records.table === table)?.kind as ReportedKind;
}
