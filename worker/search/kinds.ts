import type { SearchKind } from '@desert/contract/search';
import { WRITTEN_KINDS } from '../records/written-kinds.ts';

/** Stored in the index only. */
export const HISTORY_KINDS = ['players', 'seasons', 'games'] as const satisfies SearchKind[];

export const SEARCHED_TABLES: string[] = [
  ...HISTORY_KINDS,
  ...WRITTEN_KINDS.map(({ table }) => table),
];

export function tableOf(kind: SearchKind): string {
  return WRITTEN_KINDS.find((one) => one.kind === kind)?.table ?? kind;
}
