/** A post with comments, and a stub of the network, for tests. */
import type { ApiResponse } from '@desert/contract/pages/page';
import type { Comment } from '@desert/contract/records/comments';
import { vi } from 'vitest';
import { type ApiCache, createApiCache } from '../app/apiCache.ts';
import type { CommentedRecord } from '../comments/thread.ts';
import { describeKind } from '../records/kindDescription.ts';

export const POSTS = describeKind('news', 'post');
export const me = { id: 7, username: 'me' };
const other = { id: 8, username: 'other' };

export function comment(id: number, content: string, users = other): Comment {
  const created_at = '2026-11-21T04:33:02.000Z';
  return { id, content, images: [], users, user_id: users.id, created_at };
}

/**
 * Post 3 with these comments.
 * @param viewer_first_comment id of the viewer's first comment; by default, the first of theirs among these
 */
export function post(
  comments: Comment[],
  earlier_comments: string | null = null,
  viewer_first_comment = comments.find(({ user_id }) => user_id === me.id)?.id ?? null,
): CommentedRecord {
  const comment_count = comments.length;
  return { id: 3, comment_count, comments, earlier_comments, viewer_first_comment };
}

/** The API cache of a tab that has read a post, and the list with it. */
export function cacheWith(detail: CommentedRecord): ApiCache {
  const listed = { id: detail.id, comment_count: detail.comment_count };
  return createApiCache({
    '/api/news/': { status: 200, body: [listed] },
    '/api/news/3/': { status: 200, body: detail },
  });
}

/** Returns the body of the cached response at an address. */
export function bodyAt(cache: ApiCache, address: string): unknown {
  return cache.$responses.get()[address]?.body;
}

type Requested = [method: string, address: string, body: unknown];

/**
 * Replaces `fetch` until `vi.unstubAllGlobals()`.
 * @param answer returns the response to a request; undefined means that the network fails
 * @returns a list to which each request is added
 */
export function stubNetwork(
  answer: (...request: Requested) => ApiResponse | undefined,
): Requested[] {
  const requests: Requested[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const request: Requested = [method, address, body ? JSON.parse(body as string) : undefined];
    requests.push(request);
    const response = answer(...request);
    if (!response) throw new TypeError('Failed to fetch');
    return Response.json(response.body, { status: response.status });
  });
  return requests;
}
