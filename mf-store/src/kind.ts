import type { RecordKind } from '@desert/kit';

export const ITEM: RecordKind = {
  path: '/merch',
  list: '/api/merch/',
  field: 'merch_id',
  word: 'item',
  plural: 'items',
};
