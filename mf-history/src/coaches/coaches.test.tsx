import type { Arena, Coach } from '@desert/contract/history/coaches';
import { hydratePage, siteWith } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { cellsOf, heading, href, MEMBER } from '../test/screen.ts';

const tippett: Coach = {
  slug: 'dave-tippett',
  name: 'Dave Tippett',
  first_season: '2009-10',
  last_season: '2016-17',
  seasons: 8,
  games: 622,
  record: '282-257-83',
  playoff_record: '12-15',
  lines: [
    {
      year: '2011-12',
      team_name: 'Phoenix Coyotes',
      games: 82,
      record: '42-27-13',
      playoff_record: '9-7',
    },
  ],
  awards: ['2009-10'],
};
const glendale: Arena = {
  name: 'Gila River Arena',
  names: [{ name: 'Jobing.com Arena', seasons: '2006-07 to 2013-14' }],
  city: 'Glendale, Arizona',
  capacity: 17_125,
  note: 'One building with three names.',
  first_game: '2003-12-27',
  last_game: '2022-04-29',
  games: 685,
  record: '330-270-10-75',
  attendance: { average: 13_500, games: 500 },
  sources: [{ name: 'Wikipedia', url: 'https://en.wikipedia.org' }],
};
const ok = (body: unknown) => ({ status: 200, body });
const site = siteWith(history, '/history', {
  '/api/history/coaches/': ok([tippett]),
  '/api/history/coaches/dave-tippett/': ok(tippett),
  '/api/history/coaches/nobody/': { status: 404, body: {} },
  '/api/history/arenas/': ok([
    glendale,
    { ...glendale, name: 'Old Barn', attendance: null, first_game: '1996-10-10' },
  ]),
});

it('the list of coaches links to each coach, and has his record', async () => {
  await site.visit('/history/coaches', null);
  expect(heading()).toBe('Head coaches');
  expect(href('Dave Tippett')).toBe('/history/coaches/dave-tippett');
  expect(screen.getByText(/2022-23: those aren’t in our sources/)).toBeTruthy();
  expect(cellsOf('Dave Tippett')).toEqual(['2009-10 to 2016-17', '622', '282-257-83', '12-15']);
});

it('a coach’s page has his record in each season, and his awards', async () => {
  const { element } = await site.visit('/history/coaches/dave-tippett', null);
  expect(heading()).toBe('Dave Tippett Head coach · 2009-10 to 2016-17');
  expect(element.textContent).toContain('Jack Adams Award2009-10');
  expect(cellsOf('2011-12 Phoenix Coyotes')).toEqual(['82', '42-27-13', '9-7']);
});

it('an arena’s page has its names, the record there, and the attendance if it is known', async () => {
  const { element } = await site.visit('/history/arenas', null);
  expect(element.textContent).toContain('Jobing.com Arena, 2006-07 to 2013-14');
  expect(element.textContent).toContain('13,500 in the 500 games that we know it for');
  expect(href('December 27, 2003')).toBe('/history/games/2003-12-27');
  expect(screen.getAllByText('unknown')).toHaveLength(1);
  const [source] = screen.getAllByRole('link', { name: 'Wikipedia' });
  expect(source?.getAttribute('href')).toBe('https://en.wikipedia.org');
});

it.each(['/history/coaches', '/history/coaches/dave-tippett', '/history/arenas'])(
  '%s hydrates from the server’s HTML',
  async (path) => {
    expect(await hydratePage(site, path, MEMBER)).toMatchObject({ hydrated: true, errors: [] });
  },
);
