import {
  commentsTable,
  commentsView,
  imagesTable,
  likesTable,
  savesTable,
  storiesTable,
  storiesView,
  tagsTable,
} from './records.ts';

export const memoryRows = storiesTable('memories');
export const memories = storiesView('visible_memories', memoryRows);
export const memoryImages = imagesTable('memory_images', 'memory_id', () => memoryRows.id);
export const memoryCommentRows = commentsTable('memory_comments', 'memory_id', () => memoryRows.id);
export const memoryComments = commentsView(
  'visible_memory_comments',
  memoryCommentRows,
  memoryRows,
);
export const memoryLikes = likesTable('memory_likes', 'memory_id', () => memoryRows.id);
export const memoryTags = tagsTable('memory_tags', 'memory_id');
export const memorySaves = savesTable('memory_saves', 'memory_id', () => memoryRows.id);
