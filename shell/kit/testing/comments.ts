/** A post with comments, and a network that answers as the test says, for tests. */
import type { Comment } from '@desert/contract/comments';
import type { ApiResponse } from '@desert/contract/page';
import { vi } from 'vitest';
import { type ApiCache, createApiCache } from '../apiCache.ts';
import type { CommentedRecord } from '../comments/thread.ts';
import { recordKind } from '../records/recordKind.ts';

export const POSTS = recordKind('news', 'post');
export const me = { id: 7, username: 'me' };
const other = { id: 8, username: 'other' };

export function comment(id: number, content: string, users = other): Comment {
  return { id, content, users, user_id: users.id, created_at: '2026-11-21T04:33:02.000Z' };
}

/**
 * Post 3 with these comments.
 * @param viewer_first_comment the id of the viewer's own first; among these unless it is given
 */
export function post(
  comments: Comment[],
  earlier_comments: string | null = null,
  viewer_first_comment = comments.find(({ user_id }) => user_id === me.id)?.id ?? null,
): CommentedRecord {
  const comment_count = comments.length;
  return { id: 3, comment_count, comments, earlier_comments, viewer_first_comment };
}

/** The answers of a tab that shows a post, and the list with it. */
export function answersWith(detail: CommentedRecord): ApiCache {
  const listed = { id: detail.id, comment_count: detail.comment_count };
  return createApiCache({
    '/api/news/': { status: 200, body: [listed] },
    '/api/news/3/': { status: 200, body: detail },
  });
}

/** The cached response of an address. */
export function bodyAt(answers: ApiCache, address: string): unknown {
  return answers.$responses.get()[address]?.body;
}

type Requested = [method: string, address: string, body: unknown];

/**
 * Puts a network in the place of the real one until `vi.unstubAllGlobals()`.
 * @param answer what it answers a request with; without one there is no network
 * @returns the requests, as they come in
 */
export function stubNetwork(
  answer: (...request: Requested) => ApiResponse | undefined,
): Requested[] {
  const requests: Requested[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const request: Requested = [method, address, body ? JSON.parse(body as string) : undefined];
    requests.push(request);
    const answered = answer(...request);
    if (!answered) throw new TypeError('Failed to fetch');
    return Response.json(answered.body, { status: answered.status });
  });
  return requests;
}
