import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewestMemories } from './NewestMemories.tsx';
import { author, listed } from './samples/memories.ts';

it('leads to each memory, and says whose it is', () => {
  render(<NewestMemories memories={[listed]} />);
  const link = screen.getByRole('link', { name: listed.title });
  expect(link.getAttribute('href')).toBe('/memories/3');
  expect(screen.getByText(author.username)).toBeTruthy();
});

it('invites to the first one', () => {
  render(<NewestMemories memories={[]} />);
  expect(screen.getByText(/could be the first/)).toBeTruthy();
});
