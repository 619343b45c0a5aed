import type { RecordKind } from '@desert/kit';

export const MEMORIES: RecordKind = {
  path: '/memories',
  list: '/api/memories/',
  field: 'memory_id',
  word: 'memory',
  plural: 'memories',
};
