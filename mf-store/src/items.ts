import type { RecordKind } from '@desert/kit';

export const ITEMS: RecordKind = {
  path: '/merch',
  list: '/api/merch/',
  field: 'merch_id',
  word: 'item',
  plural: 'items',
};
