import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { author, listed } from '../test/posts.ts';
import { NewestPosts } from './NewestPosts.tsx';

it('leads to each post, says whose it is, how it begins and what others made of it', () => {
  render(<NewestPosts records={[listed]} />);
  expect(screen.getByRole('link', { name: listed.title }).getAttribute('href')).toBe('/news/3');
  expect(screen.getByText(author.username)).toBeTruthy();
  expect(screen.getByText(/^Mine is out every winter/)).toBeTruthy();
  expect(screen.getByText('2 likes')).toBeTruthy();
  expect(screen.getByText('1 comment')).toBeTruthy();
  expect(screen.getByText('Nov 21, 2026')).toBeTruthy();
});

it('invites to the first one', () => {
  render(<NewestPosts records={[]} />);
  expect(screen.getByText(/first post/)).toBeTruthy();
});
