/** Memories, for tests. */
import type { Memory, MemoryComment, MemoryDetail } from '@desert/contract/memories';

export const author = { id: 7, username: 'desert_rat' };
export const other = { id: 8, username: 'puck.bunny' };

/** A memory as the list has it, with two pictures. */
export const listed: Memory = {
  id: 3,
  title: 'The walk in',
  details: 'Past the palms.\n\nEvery time. https://example.com/walk',
  user_id: author.id,
  user: author,
  images: [
    { id: 21, url: '/images/palms.svg', alt: 'Palms at dusk', memory_id: 3 },
    { id: 22, url: '/images/gate.svg', alt: '', memory_id: 3 },
  ],
  likes: 2,
  user_likes: [],
  comment_count: 1,
  created_at: '2026-11-21T04:33:02.000Z',
};

const comment: MemoryComment = {
  id: 11,
  content: 'I parked next to you.',
  user_id: other.id,
  users: other,
  memory_id: listed.id,
  created_at: '2026-11-22T04:33:02.000Z',
};

/** The same memory as its page has it. */
export const memory: MemoryDetail = {
  ...listed,
  comments: [comment],
  earlier_comments: null,
  viewer_first_comment: null,
};
