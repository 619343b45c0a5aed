import type { Image } from '@desert/contract/photos/images';
import { KINDS } from '@desert/contract/records/kinds';
import {
  type Memory,
  MemoryInput,
  NewMemoryComment,
  NO_PHOTO,
} from '@desert/contract/records/memories';
import * as schema from '@desert/drizzle/schema';
import { imagesColumn } from '../images.ts';
import type { RecordKind, StoryTables } from '../kind.ts';
import { storyColumns, storyList, storyOf, type StoryRow } from '../stories.ts';

interface MemoryRow extends StoryRow {
  images: Image[];
}

const story: StoryTables = {
  name: 'memories',
  stories: schema.memories,
  storyRows: schema.memoryRows,
  comments: schema.memoryComments,
  commentRows: schema.memoryCommentRows,
  commentInput: NewMemoryComment,
};

export const memories: RecordKind<MemoryRow, Memory> = {
  ...KINDS.memories,
  name: 'memories',
  table: schema.memories,
  recordRows: schema.memoryRows,
  input: MemoryInput,
  search: { title: schema.memories.title, text: schema.memories.details },
  columns: (reading) => ({
    ...storyColumns(story, reading),
    images: imagesColumn('memories', schema.memories),
  }),
  toJson: (row, reading) => ({
    ...storyOf(row, reading),
    user: row.author,
    images: row.images.map((image) => ({ ...image, memory_id: row.id })),
  }),
  tags: schema.memories.tags,
  images: { missing: NO_PHOTO },
  story,
  list: storyList(story),
  entryOf: (memory) => ({ ...memory, author: memory.user, picture: memory.images[0] }),
  feed: { title: 'Memories', description: 'Photos and stories from Coyotes fans.' },
};
