import {
  commentsTable,
  imagesTable,
  likesTable,
  savesTable,
  storiesTable,
  tagsTable,
} from './records.ts';

export const memories = storiesTable('memories');
export const memoryImages = imagesTable('memory_images', 'memory_id', () => memories.id);
export const memoryComments = commentsTable('memory_comments', 'memory_id', () => memories.id);
export const memoryLikes = likesTable('memory_likes', 'memory_id', () => memories.id);
export const memoryTags = tagsTable('memory_tags', 'memory_id');
export const memorySaves = savesTable('memory_saves', 'memory_id', () => memories.id);
