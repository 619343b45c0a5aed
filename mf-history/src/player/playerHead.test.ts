import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dauphin, doan, hamel } from '../test/playerDetails.ts';
import { buildPlayerHead } from './playerHead.ts';

// Only the edge renders the whole head.
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

it('the head of a player’s page has the player’s stats', () => {
  expect(buildPlayerHead(doan)).toMatchObject({
    title: 'Shane Doan',
    description:
      'Shane Doan, right wing, 1995-96 to 2016-17: 1,540 games, 402 goals, 570 assists, 972 points with the franchise.',
    feed: { title: 'Fan posts about Shane Doan', path: '/history/players/shane-doan/feed.xml' },
    picture: { url: '/history/players/shane-doan/card.png', width: 1200 },
  });
  expect(buildPlayerHead(dauphin).description).toContain('56 games, 4 goals, 1 assist, 5 points');
  // The browser needs only the title and the description.
  vi.stubEnv('SSR', false);
  expect(Object.keys(buildPlayerHead(doan))).toEqual(['title', 'description']);
});

it('the head of a goalie’s page has the known goalie stats', () => {
  expect(buildPlayerHead(hamel).description).toBe(
    'Pierre Hamel, goalie, 1979-80 to 1980-81: 64 games, 12 wins, 0 shutouts, 4.34 goals-against average with the franchise.',
  );
  const { totals } = hamel;
  const unknown = buildPlayerHead({ ...hamel, totals: { ...totals, shutouts: null, gaa: null } });
  expect(unknown.description).toContain(': 64 games, 12 wins with the franchise.');
});

it('the JSON-LD of a player’s page names the person', () => {
  expect(buildPlayerHead(dauphin).about).toEqual({
    '@type': 'Person',
    name: 'Laurent Dauphin',
    birthDate: '1995-03-27',
    memberOf: [{ '@type': 'SportsTeam', name: 'Arizona Coyotes', sport: 'Ice hockey' }],
  });
  expect(buildPlayerHead({ ...dauphin, birth_date: null }).about).not.toHaveProperty('birthDate');
});
