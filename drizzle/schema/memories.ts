import { commentsTable, commentsView, storiesTable, storiesView } from './records.ts';

export const memoryRows = storiesTable('memories');
export const memories = storiesView('visible_memories', memoryRows);
export const memoryCommentRows = commentsTable('memory_comments', 'memory_id', memoryRows);
export const memoryComments = commentsView(
  'visible_memory_comments',
  memoryCommentRows,
  memoryRows,
);
