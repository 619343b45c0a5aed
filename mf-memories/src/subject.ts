import type { Subject } from '@desert/kit';

/** A memory, to what it shares with news: likes and comments. */
export const MEMORIES: Subject = { list: '/api/memories/', field: 'memory_id', word: 'memory' };
