import { siteWith } from '@desert/kit/testing';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { dauphin, doan } from '../test/playerDetails.ts';
import { heading, href } from '../test/screen.ts';

const ok = (body: unknown) => ({ status: 200, body });
const site = siteWith(history, '/history', {
  '/api/history/players/shane-doan/': ok({ ...doan, list: null }),
  '/api/history/players/shane-doan/?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals': ok(doan),
  '/api/history/players/laurent-daupin/': ok(dauphin),
  '/api/history/players/laurent-dauphin/': ok(dauphin),
  '/api/history/players/emile-zola/': { status: 404, body: {} },
});

it.each([
  '/history/players/Shane-Doan',
  '/history/players/sh%C3%A1ne-doan',
  '/history/players/Shane-Doan/',
])('%s redirects to the player’s canonical address', async (address) => {
  await site.visit(address, null);
  expect(window.location.pathname).toBe('/history/players/shane-doan');
  expect(heading()).toMatch(/^Shane Doan/);
});

it('a former address of a player redirects to the current one', async () => {
  await site.visit('/history/players/laurent-daupin', null);
  expect(window.location.pathname).toBe('/history/players/laurent-dauphin');
  expect(heading()).toMatch(/^Laurent Dauphin/);
});

it('an unknown player’s page says what an address looks like, and where to search', async () => {
  const { heads, element } = await site.visit('/history/players/%C3%89mile-Zola', null);
  expect(heads.map(({ title }) => title)).toEqual(['Page not found']);
  expect(heading()).toBe('Player not found');
  expect(element.textContent).toContain('shane-doan');
  expect(href('Search players for “emile zola”')).toBe('/history/players?q=emile+zola');
});
