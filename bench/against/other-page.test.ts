import { describe, expect, it } from 'vitest';
import { readOtherPage } from './other-page.ts';

const FORUM = 'http://127.0.0.1:4567';

describe('readOtherPage', () => {
  it('takes our list of news where no page of ours is named', () => {
    const page = readOtherPage(`${FORUM}/category/2/news=ul.topics-list`);
    expect(page).toEqual({
      path: '/news',
      url: `${FORUM}/category/2/news`,
      selector: 'ul.topics-list',
    });
  });

  it('takes a page of ours before it', () => {
    const page = readOtherPage(`/=${FORUM}/=main li`);
    expect(page).toEqual({ path: '/', url: `${FORUM}/`, selector: 'main li' });
  });

  it("knows the selector's '=' and the address's apart", () => {
    const page = readOtherPage(`${FORUM}/?cat=2=ul[component="category/topic"]`);
    expect(page.url).toBe(`${FORUM}/?cat=2`);
    expect(page.selector).toBe('ul[component="category/topic"]');
  });

  it('needs no selector for the API', () => {
    const page = readOtherPage(`/api/news/=${FORUM}/?rest_route=/wp/v2/posts`);
    expect(page).toEqual({ path: '/api/news/', url: `${FORUM}/?rest_route=/wp/v2/posts` });
  });

  it('refuses a page without a selector', () => {
    expect(() => readOtherPage(`${FORUM}/category/2/news`)).toThrow('URL=selector is expected');
  });

  it('puts no server of others under load', () => {
    expect(() => readOtherPage('https://example.com/=main')).toThrow('127.0.0.1');
    expect(() => readOtherPage('/api/news/=https://example.com/api')).toThrow('127.0.0.1');
  });
});
