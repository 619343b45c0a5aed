import type { SearchKind } from '@desert/contract/search';
import { WRITTEN_KINDS } from '../records/written-kinds.ts';
import { historyKinds } from './history/kinds.ts';

export const SEARCHED_TABLES: string[] = [
  ...historyKinds,
  ...WRITTEN_KINDS.map(({ table }) => table),
];

export function tableOf(kind: SearchKind): string {
  return WRITTEN_KINDS.find((one) => one.kind === kind)?.table ?? kind;
}
