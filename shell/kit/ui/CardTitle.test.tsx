import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardTitle } from './CardTitle.tsx';

it('is a heading of its level, and leads to the page', () => {
  render(
    <CardTitle id="item-7" href="/merch/7">
      Jersey
    </CardTitle>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Jersey' });
  expect(heading.id).toBe('item-7');
  expect(screen.getByRole('link', { name: 'Jersey' }).getAttribute('href')).toBe('/merch/7');
});

it('can stand under another heading', () => {
  render(
    <CardTitle level={3} href="/merch/7">
      Jersey
    </CardTitle>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Jersey' })).toBeTruthy();
});
