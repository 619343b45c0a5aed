/** The memories, as `stories/` and `images/` need to know them. */
import type { Image } from '@desert/contract/images';
import {
  type Memory,
  MemoryImageEdit,
  MemoryInput,
  NewMemoryComment,
  NewMemoryImage,
  NO_PHOTO,
} from '@desert/contract/memories';
import * as schema from '@desert/drizzle/schema';
import { imagesColumn } from '../images/column.ts';
import type { ImageSubject } from '../images/subject.ts';
import { authorOf } from '../records/author.ts';
import type { Collection } from '../records/collection.ts';
import { storyColumns, storyOf, type StoryRow } from '../stories/story.ts';
import type { StorySubject } from '../stories/subject.ts';

interface MemoryRow extends StoryRow {
  images: Image[];
}

export const memorySubject: StorySubject = {
  stories: schema.memories,
  comments: schema.memoryComments,
  likes: schema.memoryLikes,
  field: 'memory_id',
  commented: NewMemoryComment,
};

export const memoryImages: ImageSubject = {
  images: schema.memoryImages,
  of: schema.memories,
  field: 'memory_id',
  missing: NO_PHOTO,
  added: NewMemoryImage,
  edited: MemoryImageEdit,
};

export const memories: Collection<MemoryRow, Memory> = {
  table: schema.memories,
  input: MemoryInput,
  columns: (reading) => ({
    ...storyColumns(memorySubject, reading),
    images: imagesColumn(memoryImages),
  }),
  toAnswer: (row, reading) => ({
    ...storyOf(row, reading),
    user: authorOf(row),
    images: row.images.map((image) => ({ ...image, memory_id: row.id })),
  }),
  children: [schema.memoryImages, schema.memoryComments, schema.memoryLikes],
  counts: { likes: schema.memoryLikes, comment_count: schema.memoryComments },
  personal: true,
};
