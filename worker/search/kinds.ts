/** What can be found: what users write, and the history; by the tables of the index. */
import type { SearchKind } from '@desert/contract/search';
import { WRITTEN_KINDS } from '../records/written-kinds.ts';

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
