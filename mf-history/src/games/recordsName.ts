import { type EraId, ERAS } from '@desert/contract/seasons';
import { listAddress } from '@desert/kit';

export function recordsPath(era: EraId | null): string {
  return listAddress('/history/records', [['era', era ?? '']]);
}

export function recordsName(era: EraId | null): string {
  const name = ERAS.find(({ id }) => id === era)?.name;
  return name === undefined ? 'Records and streaks' : `Records and streaks, ${name}`;
}
