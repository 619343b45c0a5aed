import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { season2011 } from '../test/season.ts';
import { buildSeasonHead } from './seasonHead.ts';

// Only the edge renders the whole head.
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

it('the description of a season’s page has its record and stats', () => {
  expect(buildSeasonHead(season2011)).toMatchObject({
    title: '2011-12 Phoenix Coyotes',
    description:
      'Phoenix Coyotes 2011-12: record 42-27-13, Lost in the Conference Finals, 4-1 to Los Angeles. Head coach Dave Tippett. Most points: Ray Whitney, 77. Every player’s stats.',
    feed: {
      title: 'Fan posts about the 2011-12 Phoenix Coyotes',
      path: '/history/2011-12/feed.xml',
    },
    picture: { url: '/history/2011-12/card.png', alt: '2011-12 Phoenix Coyotes: 42-27-13' },
  });
  // Without players there is no leading scorer.
  const { description } = buildSeasonHead({ ...season2011, players: [] });
  expect(description).toContain('Head coach Dave Tippett. Every player’s stats.');
});

it('the JSON-LD of a season’s page names the team, its players and its coach', () => {
  const { about } = buildSeasonHead({ ...season2011, coach: 'Bob Francis, Rick Bowness' });
  expect(about).toMatchObject({ '@type': 'SportsTeam', name: 'Phoenix Coyotes' });
  expect(about?.['coach']).toEqual([
    { '@type': 'Person', name: 'Bob Francis' },
    { '@type': 'Person', name: 'Rick Bowness' },
  ]);
  expect(about?.['athlete']).toContainEqual({ '@type': 'Person', name: 'Shane Doan' });
});

it('the head of a season’s page has only a title and a description after a client navigation', () => {
  vi.stubEnv('SSR', false);
  expect(Object.keys(buildSeasonHead(season2011))).toEqual(['title', 'description']);
});
