import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewestMemories } from './NewestMemories.tsx';
import { author, listed } from './test/memories.ts';

it('leads to each memory, says whose it is, how it begins and what others made of it', () => {
  render(<NewestMemories records={[listed]} />);
  const link = screen.getByRole('link', { name: listed.title });
  expect(link.getAttribute('href')).toBe('/memories/3');
  expect(screen.getByText(author.username)).toBeTruthy();
  expect(screen.getByText(/^Past the palms/)).toBeTruthy();
  expect(screen.getByText(/^\d+ likes?$/)).toBeTruthy();
  expect(screen.getByText(/^\d+ comments?$/)).toBeTruthy();
});

it('invites to the first one', () => {
  render(<NewestMemories records={[]} />);
  expect(screen.getByText(/could be the first/)).toBeTruthy();
});
