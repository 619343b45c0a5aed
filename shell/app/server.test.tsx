import { expandTemplate } from '@desert/contract/pages/routes';
import type { PageState } from '@desert/contract/pages/shell';
import { SEARCH_READ } from '@desert/contract/search/search';
import { searchResponse } from '@desert/kit/testing';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('SHELL_FILES', { build: 'ssss', script: '/assets/shell.js', styles: [] });
vi.stubGlobal('SHELL_PAGE_FILES', {});
const { shell } = await import('./server.tsx');

const page: PageState = {
  viewer: null,
  passwordMin: 15,
  theme: 'system',
  sections: [{ name: 'news', label: 'News', path: '/news' }],
  manifests: {},
  soon: [],
  credit: { name: 'the fans', links: [] },
  unavailable: [],
  responses: {},
};

const html = (state: Partial<PageState>, path = '/news', search = '') =>
  shell.render({ ...page, ...state }, { path, search }).html;

it('the server’s HTML of a page does not depend on earlier requests', () => {
  const visits = () => [
    html({}),
    html({ theme: 'dark' }),
    html({ viewer: { id: 1, username: 'saguaro' } }),
    html({ viewer: { id: 2, username: 'ocotillo' } }),
    html({ soon: ['news'] }),
    html({}, '/login'),
    html({}, '/login', 'next=%2Fnews'),
    html({ form: { errors: { email: 'No such fan.' }, values: {} } }, '/login'),
  ];
  const first = visits();
  expect(visits()).toEqual(first);
  expect(new Set(first).size).toBe(first.length);
  expect(first.filter((value) => value.includes('saguaro'))).toHaveLength(1);
});

it('the server renders the search results of the current request', () => {
  const address = expandTemplate(SEARCH_READ, {}, 'q=doan');
  const resultsFor = (count: number) => {
    const groups = { news: { count, more: false, found: [] } };
    const responses = { [address]: { status: 200, body: searchResponse({ groups }) } };
    return html({ responses }, '/search', 'q=doan').replaceAll('<!-- -->', '');
  };
  expect(resultsFor(3)).toMatch(/>Posts <span[^>]*>3</);
  expect(resultsFor(5)).toMatch(/>Posts <span[^>]*>5</);
});

it('the server renders a member’s page, or “Page not found” for an unknown member', () => {
  const none = { count: 0, more: false };
  const counts = { items: none, posts: none, memories: none, sold: none };
  const ann = { id: 1, username: 'ann', member_since: '2026-11-30', counts };
  const at = (status: number, body: object) => {
    const state = { ...page, responses: { '/api/users/ann/': { status, body } } };
    const { html, page: head } = shell.render(state, { path: '/user/ann', search: '' });
    return [/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], head?.status];
  };
  expect(at(200, ann)).toEqual(['<bdi>ann</bdi>', 200]);
  expect(at(404, {})).toEqual(['Page not found', 404]);
});
