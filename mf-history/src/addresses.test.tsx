import { siteWith } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from './declaration.tsx';
import { heading, href } from './test/screen.ts';
import { season2011, teams } from './test/season.ts';

const notFound = ['1950', '2011-2012', 'coyotes'].map((year) => [
  `/api/history/teams/${year}/`,
  { status: 404, body: {} },
]);
const site = siteWith(history, '/history', {
  '/api/history/teams/': { status: 200, body: teams },
  '/api/history/teams/2011-12/': { status: 200, body: season2011 },
  ...Object.fromEntries(notFound),
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['/history/2011', '/history/2011-12', 'Phoenix Coyotes 2011-12'],
  ['/history/2011/', '/history/2011-12', 'Phoenix Coyotes 2011-12'],
  ['/history/2004', '/history/2004-05', '2004-05'],
])(
  'the address %s redirects to the season that starts in this year, %s',
  async (address, path, shown) => {
    await site.visit(address, null);
    expect(window.location.pathname).toBe(path);
    // The page may be lazy.
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(shown);
  },
);

it.each([
  ['/history/1950', '1979-80'],
  ['/history/2011-2012', '2011-12'],
])('the page at %s says that there is no such season, and offers %s', async (address, nearest) => {
  const { heads } = await site.visit(address, null);
  expect(window.location.pathname).toBe(address);
  expect(heads.map(({ title }) => title)).toEqual(['Page not found']);
  expect(heading()).toBe('Season not found');
  expect(href(nearest)).toBe(`/history/${nearest}/`);
  expect(hrefs()).toContain('/history');
});

it('a season’s address without a year offers only the list of seasons', async () => {
  await site.visit('/history/coyotes', null);
  expect(heading()).toBe('Season not found');
  expect(hrefs()).toEqual(['/history']);
});

it.each(['/history/2004-05', '/history/2004-05/'])(
  'the page %s says that the season was not played',
  async (address) => {
    const { heads, element } = await site.visit(address, null);
    expect(heading()).toBe('2004-05');
    expect(element.textContent).toContain('This season was canceled by the lockout');
    expect(element.textContent).toContain('2003-04 Phoenix Coyotes');
    expect(element.textContent).toContain('2005-06 Phoenix Coyotes');
    const beside = ['/history/2003-04/', '/history/2005-06/'];
    expect(hrefs()).toEqual(['/history', ...beside, ...beside]);
    expect(heads).toMatchObject([{ title: 'The 2004-05 season was not played' }]);
  },
);
