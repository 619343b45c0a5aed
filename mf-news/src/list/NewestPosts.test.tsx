import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { author, listed } from '../test/posts.ts';
import { href } from '../test/site.ts';
import { NewestPosts } from './NewestPosts.tsx';

it('the widget of new posts links to each post, with author, day, excerpt, likes and comments', () => {
  render(<NewestPosts records={[listed]} />);
  expect(href(listed.title)).toBe('/news/3');
  for (const text of [
    author.username,
    /^Mine is out every/,
    '2 likes',
    '1 comment',
    'Nov 21, 2026',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});
