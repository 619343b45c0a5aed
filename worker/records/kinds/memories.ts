import type { Image } from '@desert/contract/photos/images';
import { KINDS } from '@desert/contract/records/kinds';
import {
  type Memory,
  MemoryInput,
  type Neighbor,
  NewMemoryComment,
  NO_PHOTO,
} from '@desert/contract/records/memories';
import * as schema from '@desert/drizzle/schema';
import { recordTags } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { imagesColumn } from '../images.ts';
import type { RecordKind, StoryTables } from '../kind.ts';
import { storyColumns, storyList, storyOf, type StoryRow } from '../stories.ts';
import { selectFirstTag, selectTaggedGame, toGame } from './tagged-game.ts';

interface MemoryRow extends StoryRow {
  images: Image[];
  night: string | null;
  neighbors: string | null;
}

const story: StoryTables = {
  name: 'memories',
  stories: schema.memories,
  storyRows: schema.memoryRows,
  comments: schema.memoryComments,
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
    night: (reading.listed ? sql`NULL` : selectTaggedGame(schema.memories.tags)).as('night'),
    neighbors: (reading.listed ? sql`NULL` : neighborsJson).as('neighbors'),
  }),
  toJson: (row, reading) => ({
    ...storyOf(row, reading),
    user: row.author,
    images: row.images.map((image) => ({ ...image, memory_id: row.id })),
    ...(row.night !== null && { night: toGame(row.night) }),
    ...(row.neighbors !== null && { neighbors: toNeighbors(row.neighbors) }),
  }),
  tags: schema.memories.tags,
  images: { missing: NO_PHOTO },
  story,
  list: storyList(story),
  entryOf: (memory) => ({ ...memory, author: memory.user, picture: memory.images[0] }),
  feed: { title: 'Memories', description: 'Photos and stories from Coyotes fans.' },
};

/** Reads a row of the season's tag and one memory each way. */
const neighborsJson = sql`json_object('previous', ${selectNeighbor('<', 'DESC')}, 'next', ${selectNeighbor('>', 'ASC')})`;

function selectNeighbor(beyond: '<' | '>', direction: 'ASC' | 'DESC'): SQL {
  const { tag, kind, record_id } = recordTags;
  const { id, title } = alias(schema.memoryRows, 'other');
  const season = sql`'season:' || ${selectFirstTag(schema.memories.tags, 'season')}`;
  return sql`json((SELECT json_object('id', ${id}, 'title', ${title})
    FROM ${recordTags} INNER JOIN ${schema.memoryRows} AS other ON ${id} = ${record_id}
    WHERE ${tag} = ${season} AND ${kind} = 'memories' AND ${record_id} ${sql.raw(beyond)} ${schema.memories.id}
    ORDER BY ${record_id} ${sql.raw(direction)} LIMIT 1))`;
}

function toNeighbors(json: string): NonNullable<Memory['neighbors']> {
  const { previous, next } = JSON.parse(json) as Record<'previous' | 'next', Neighbor | null>;
  return { ...(previous && { previous }), ...(next && { next }) };
}
