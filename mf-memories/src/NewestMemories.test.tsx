import type { Memory } from '@desert/contract/memories';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewestMemories } from './NewestMemories.tsx';

const memory: Memory = {
  id: 4,
  title: 'Everybody up',
  details: 'The whole section stood up at once.',
  user_id: 2,
  user: { id: 2, username: 'puckdrop' },
  images: [{ id: 1, url: '/images/stands.svg', alt: 'Fans', memory_id: 4 }],
  likes: 0,
  user_likes: [],
  comment_count: 0,
  created_at: '2026-11-21T04:33:02.000Z',
};

it('leads to each memory, and says whose it is', () => {
  render(<NewestMemories memories={[memory]} />);
  const link = screen.getByRole('link', { name: 'Everybody up' });
  expect(link.getAttribute('href')).toBe('/memories/4');
  expect(screen.getByText('puckdrop')).toBeTruthy();
});

it('invites to the first one', () => {
  render(<NewestMemories memories={[]} />);
  expect(screen.getByText(/could be the first/)).toBeTruthy();
});
