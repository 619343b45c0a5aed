import { defineCommentsView } from './comments.ts';
import { defineStoriesTable, defineStoriesView } from './records.ts';

export const memoryRows = defineStoriesTable('memories');
export const memories = defineStoriesView('visible_memories', memoryRows);
export const memoryComments = defineCommentsView(memoryRows);
