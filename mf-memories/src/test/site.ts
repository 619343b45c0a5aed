import { siteWith } from '@desert/kit/testing';
import { memories } from '../declaration.tsx';
import { listed, memory, tied } from './memories.ts';

/** The section, and the API as its tests find it. */
export const site = siteWith(memories, '/memories', {
  '/api/memories/': { status: 200, body: [listed], next: '/api/memories/?cursor=3' },
  '/api/memories/?cursor=3': {
    status: 200,
    body: [{ ...listed, id: 2, title: 'An older one', images: [], comment_count: 2 }],
  },
  '/api/memories/?cursor=2': { status: 200, body: [] },
  '/api/memories/?cursor=5': { status: 200, body: [tied] },
  '/api/memories/4/': { status: 200, body: tied },
  '/api/memories/3/': { status: 200, body: memory },
  '/api/memories/9/': { status: 404, body: { errors: { message: 'No such memory' } } },
});
