import { type EraId, ERAS } from '@desert/contract/seasons';
import { listAddress } from '@desert/kit';

/** The address of the records. @param era null for the whole franchise */
export function recordsPath(era: EraId | null): string {
  return listAddress('/history/records', [['era', era ?? '']]);
}

/** The title of the records. @param era null for the whole franchise */
export function recordsName(era: EraId | null): string {
  const name = ERAS.find(({ id }) => id === era)?.name;
  return name === undefined ? 'Records and streaks' : `Records and streaks, ${name}`;
}
