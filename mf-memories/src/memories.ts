import { recordKind } from '@desert/kit';

export const MEMORIES = recordKind('memories', 'memory');
