import { siteWith } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from './declaration.tsx';
import { season2011 } from './test/season.ts';
import { teams } from './test/teams.ts';

const known = (year: string, status: number, body: unknown) => ({
  [`/api/history/teams/${year}/`]: { status, body },
});
const site = siteWith(history, '/history', {
  '/api/history/teams/': { status: 200, body: teams },
  ...known('2011-12', 200, season2011),
  ...Object.assign(
    {},
    ...['1950', '2024', '1978-79', '2011-2012', '2030-31', 'coyotes'].map((year) =>
      known(year, 404, {}),
    ),
  ),
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['/history/2011', '/history/2011-12'],
  ['/history/2011/', '/history/2011-12'],
  ['/history/1999', '/history/1999-00'],
  ['/history/1979', '/history/1979-80'],
  ['/history/2023', '/history/2023-24'],
  ['/history/2004', '/history/2004-05'],
])('leads from %s, the year it starts in, to a season', async (address, path) => {
  await site.visit(address, null);
  expect(window.location.pathname).toBe(path);
});

it('shows the season it led to', async () => {
  await site.visit('/history/2011', null);
  expect(heading()).toContain('2011-12');
});

it.each([
  ['/history/1950', '1979-80'],
  ['/history/2024', '2023-24'],
  ['/history/1978-79', '1979-80'],
  ['/history/2030-31', '2023-24'],
  ['/history/2011-2012', '2011-12'],
])('has no season at %s, and offers %s', async (address, nearest) => {
  const { heads } = await site.visit(address, null);
  expect(window.location.pathname).toBe(address);
  expect(heads.map(({ title }) => title)).toEqual(['Page not found']);
  expect(heading()).toBe('No such season');
  expect(screen.getByRole('link', { name: nearest }).getAttribute('href')).toBe(
    `/history/${nearest}/`,
  );
  expect(hrefs()).toContain('/history');
});

it('offers the list alone where the address names no year', async () => {
  await site.visit('/history/coyotes', null);
  expect(heading()).toBe('No such season');
  expect(hrefs()).toEqual(['/history']);
});

it.each(['/history/2004-05', '/history/2004-05/'])(
  'tells at %s that it was not played',
  async (address) => {
    const { heads, element } = await site.visit(address, null);
    expect(heading()).toBe('2004-05');
    expect(element.textContent).toContain('This season was lost to the lockout and not played');
    expect(element.textContent).toContain('2003-04 Phoenix Coyotes');
    expect(element.textContent).toContain('2005-06 Phoenix Coyotes');
    expect(hrefs()).toEqual([
      '/history',
      '/history/2003-04/',
      '/history/2005-06/',
      '/history/2003-04/',
      '/history/2005-06/',
    ]);
    expect(heads).toMatchObject([{ title: '2004-05 was not played' }]);
  },
);
