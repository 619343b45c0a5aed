import { commentsView } from './comments.ts';
import { storiesTable, storiesView } from './records.ts';

export const memoryRows = storiesTable('memories');
export const memories = storiesView('visible_memories', memoryRows);
export const memoryComments = commentsView(memoryRows);
