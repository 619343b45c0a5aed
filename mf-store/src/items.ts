import { recordKind } from '@desert/kit';

export const ITEMS = recordKind('merch', 'item');
