import { FIND_READ, type RememberedGame } from '@desert/contract/history/find';
import { expandTemplate } from '@desert/contract/pages/routes';
import { hydratePage, siteWith } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { heading, href, MEMBER } from '../test/screen.ts';

const game: RememberedGame = {
  date: '2010-01-21',
  season: '2009-10',
  type: 'regular',
  home: true,
  opponent: 'Nashville Predators',
  opponent_slug: 'nashville-predators',
  goals_for: 4,
  goals_against: 2,
  overtime: null,
  result: 'W',
  team_name: 'Phoenix Coyotes',
  arena: 'Jobing.com Arena',
  reasons: ['Scottie Upshall scored 3 goals', 'you said 2011, this is 2010'],
};

async function show(path: string, games: RememberedGame[]) {
  const address = expandTemplate(FIND_READ, {}, path.split('?')[1] ?? '');
  const site = siteWith(history, '/history', { [address]: { status: 200, body: games } });
  return hydratePage(site, path, MEMBER);
}

it('each game found says why it matches, and has an “I was there” form', async () => {
  expect(await show('/history/find?q=Upshall', [game])).toMatchObject({
    hydrated: true,
    errors: [],
  });
  expect(heading()).toBe('Which game was it?');
  expect(href('January 21, 2010 vs. Nashville Predators')).toBe('/history/games/2010-01-21');
  const night = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('button'));
  expect(night?.textContent).toContain('W 4-2 · Jobing.com Arena');
  expect(night?.textContent).toContain('you said 2011, this is 2010');
  const button = within(night!).getByRole('button', { name: /^I was there/ });
  const { form } = button as HTMLButtonElement;
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/history/games/2010-01-21',
  ]);
});

it('a game without spectators, such as in August 2020, has no “I was there” button', async () => {
  await show('/history/find?q=Kuemper', [{ ...game, date: '2020-08-05' }]);
  expect(screen.queryByRole('button', { name: /^I was there/ })).toBeNull();
});

it('the form that finds a game keeps the search, and shows every field that is filled', async () => {
  await show('/history/find?q=Doan&year=2009', []);
  expect(screen.getByLabelText<HTMLInputElement>('Year or season').value).toBe('2009');
  expect(screen.getByRole('textbox', { name: 'What you remember' })).toHaveProperty(
    'value',
    'Doan',
  );
  expect(document.querySelector('details')?.open).toBe(true);
  expect(href('Every opponent')).toBe('/history/against');
});
