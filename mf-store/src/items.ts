import { describeKind } from '@desert/kit';

export const ITEMS = describeKind('merch', 'item');
