/** Memories, for tests. */
import type { Memory, MemoryDetail } from '@desert/contract/records/memories';
import data from './memories.json';

export const { author, other } = data;

/** A memory as lists have it, with two pictures and without comments. */
export const listed: Memory = data.listed;

/** The same memory as its page has it, with comments. */
export const memory: MemoryDetail = {
  ...listed,
  comments: data.comments,
  earlier_comments: null,
  viewer_first_comment: null,
};

/** A memory with tags of a season and a player. */
export const tied = {
  ...memory,
  id: 4,
  details: 'Doan in 2011-12.',
  tags: [
    { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' },
    { kind: 'player', id: 8462038, label: 'Shane Doan', path: '/history/players/shane-doan' },
  ],
} satisfies MemoryDetail;
