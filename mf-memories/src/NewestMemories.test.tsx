import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewestMemories } from './NewestMemories.tsx';
import { author, listed } from './test/memories.ts';
import { href } from './test/site.ts';

it('the widget of new memories links to each memory, with author, excerpt, likes and comments', () => {
  render(<NewestMemories records={[listed]} />);
  expect(href(listed.title)).toBe('/memories/3');
  for (const text of [author.username, /^Past the palms/, /^\d+ likes?$/, /^\d+ comments?$/])
    expect(screen.getByText(text)).toBeTruthy();
});
