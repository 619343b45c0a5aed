import type { Page } from 'playwright-core';
import { callApi } from '../ask.ts';

const PUCK = { title: 'Who kept a puck?', details: 'Mine is on the shelf.\n\nAnd yours?' };

/** Creates a post. @returns its id */
export async function makePost(page: Page, post: Partial<typeof PUCK> = {}): Promise<number> {
  const made = await callApi(page, 'POST', '/api/news/new/', { ...PUCK, ...post });
  return (made as { id: number }).id;
}

/** Comments on a post. @returns the comment's id */
export async function makeComment(page: Page, news_id: number, content: string): Promise<number> {
  const made = await callApi(page, 'POST', '/api/news/comment/new/', { content, news_id });
  return (made as { id: number }).id;
}

/** Reads a post from the API. */
export async function postOf(page: Page, id: number) {
  const post = await callApi(page, 'GET', `/api/news/${id}/`);
  return post as { likes: number; comment_count: number; comments: { content: string }[] };
}
