import { describeKind } from '@desert/kit';

export const MEMORIES = describeKind('memories', 'memory');
