import { KINDS } from '@desert/contract/records/kinds';
import {
  type Memory,
  MemoryInput,
  type Neighbor,
  NewMemoryComment,
  MEMORY_NEEDS_PHOTO,
} from '@desert/contract/records/memories';
import { memories as view, memoryComments, memoryRows, recordTags } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { StoryKind } from '../kind.ts';
import { defineStoryColumns, defineStoryList, toStory, type StoryRow } from '../stories.ts';
import { selectFirstTag, selectTaggedGame, toGame } from './tagged-game.ts';

interface MemoryRow extends StoryRow {
  night: string | null;
  neighbors: string | null;
}

export const memoryKind: StoryKind<MemoryRow, Memory> = {
  ...KINDS.memories,
  name: 'memories',
  table: view,
  recordRows: memoryRows,
  comments: memoryComments,
  commentInput: NewMemoryComment,
  input: MemoryInput,
  search: { title: view.title, text: view.details },
  columns: (reading) => ({
    ...defineStoryColumns('memories', view, reading),
    night: (reading.listed ? sql`NULL` : selectTaggedGame(view.tags)).as('night'),
    neighbors: (reading.listed ? sql`NULL` : neighborsJson).as('neighbors'),
  }),
  toJson: (row, reading) => ({
    ...toStory(row, reading),
    user: row.author,
    images: row.images.map((image) => ({ ...image, memory_id: row.id })),
    ...(row.night !== null && { night: toGame(row.night) }),
    ...(row.neighbors !== null && { neighbors: toNeighbors(row.neighbors) }),
  }),
  tags: view.tags,
  images: { missing: MEMORY_NEEDS_PHOTO },
  list: defineStoryList(view),
  entryOf: (memory) => ({ ...memory, author: memory.user, picture: memory.images[0] }),
  feed: { title: 'Memories', description: 'Photos and stories from Coyotes fans.' },
};

/** Reads a row of the season's tag and one memory each way. */
const neighborsJson = sql`json_object('previous', ${selectNeighbor('<', 'DESC')}, 'next', ${selectNeighbor('>', 'ASC')})`;

function selectNeighbor(beyond: '<' | '>', direction: 'ASC' | 'DESC'): SQL {
  const { tag, kind, record_id } = recordTags;
  const { id, title } = alias(memoryRows, 'other');
  const season = sql`'season:' || ${selectFirstTag(view.tags, 'season')}`;
  return sql`json((SELECT json_object('id', ${id}, 'title', ${title})
    FROM ${recordTags} INNER JOIN ${memoryRows} AS other ON ${id} = ${record_id}
    WHERE ${tag} = ${season} AND ${kind} = 'memories' AND ${record_id} ${sql.raw(beyond)} ${view.id}
    ORDER BY ${record_id} ${sql.raw(direction)} LIMIT 1))`;
}

function toNeighbors(json: string): NonNullable<Memory['neighbors']> {
  const { previous, next } = JSON.parse(json) as Record<'previous' | 'next', Neighbor | null>;
  return { ...(previous && { previous }), ...(next && { next }) };
}
