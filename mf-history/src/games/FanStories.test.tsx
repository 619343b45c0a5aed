import type { FeedEntry } from '@desert/contract/members/feed';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendances, may7 } from '../test/games.ts';
import { href } from '../test/screen.ts';
import { FanStories } from './FanStories.tsx';

const memory: FeedEntry = {
  kind: 'memories',
  path: '/memories/3',
  author: { id: 4, username: 'kachina', face: 'purple-13' },
  created_at: '2026-11-07T19:00:00.000Z',
  title: 'Everybody up',
  text: 'Loud.',
};

it('a game’s page shows records about the game, and the comments and faces of fans who were there', () => {
  const { rerender } = render(<FanStories game={may7} fans={[memory]} attendances={attendances} />);
  expect(href('Everybody up')).toBe('/memories/3');
  expect(screen.getByText('13').closest('span')?.className).toContain('era-purple');
  expect(screen.getByText('“The roof came off.”')).toBeTruthy();
  expect(screen.getByText('K')).toBeTruthy();
  expect(href('Share a memory')).toBe('/memories/new?tag=game:2012-05-07');
  rerender(<FanStories game={may7} fans={[]} attendances={attendances} />);
  expect(screen.getByText('No one has posted about this game yet.')).toBeTruthy();
});
