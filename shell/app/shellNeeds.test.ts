import { isPageName } from '@desert/contract/members/members';
import { expect, it } from 'vitest';
import { buildShellHead, listShellNeeds } from './shellNeeds.ts';
import { PAGES, matchShellRoute } from './shellPages.ts';

it('search engines index home, as the site, and no section before it opens', () => {
  const { status, listed, about } = buildShellHead('/', undefined, {});
  expect([status, listed, about?.['@type']]).toEqual([200, undefined, 'WebSite']);
  const soon = buildShellHead('/merch', { label: 'Store' }, {});
  expect(soon).toMatchObject({ status: 200, listed: false });
});

it.each([
  '/login',
  '/signup',
  '/forgotten',
  '/reset',
  '/confirm',
  '/unsubscribe',
  '/search',
  '/user/profile',
  '/user/profile/',
  '/user/settings',
  '/user/saved',
])('search engines do not index %s', (path) => {
  expect(buildShellHead(path, undefined, {})).toMatchObject({ status: 200, listed: false });
});

it('a member’s page requests the later ratings only at the address of those ratings', () => {
  const readsAt = (search: string) => listShellNeeds('/user/ann', search).reads?.length;
  expect([readsAt(''), readsAt('?cursor=x')]).toEqual([2, 3]);
});

it('no member’s name can be the name of another page under /user/', () => {
  const names = Object.keys(PAGES).flatMap((path) => /^\/user\/([^/]+)$/.exec(path)?.[1] ?? []);
  expect(names).toContain('profile');
  expect(names.filter((name) => !isPageName(name))).toEqual([]);
});

it.each([
  ['', undefined],
  ['?q=', undefined],
  ['kind=merch&q=+', undefined],
  ['?q=doan', 'search'],
])('a search page with the query %j needs this widget of the sections: %s', (search, widget) => {
  const needs = listShellNeeds('/search', search);
  const searches = widget !== undefined;
  expect(needs.widget).toBe(widget);
  expect([needs.staticWidgets, needs.reads !== undefined]).toEqual([searches, searches]);
});

it('the source file of each shell page exists', () => {
  const sources = [...Object.values(PAGES), matchShellRoute('/user/saguaro')!.page].map(
    ({ source }) => source,
  );
  const modules = Object.keys(import.meta.glob(['./*.tsx', '../*/**/*.tsx']));
  const files = new Set(
    modules.map((path) => path.replace(/^\.\.\//, '').replace(/^\.\//, 'app/')),
  );
  expect(sources.filter((source) => !files.has(source))).toEqual([]);
});
