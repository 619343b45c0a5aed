import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardTitle } from './CardTitle.tsx';

it.each([
  [2, {}],
  [3, { level: 3 as const }],
])('the title of a card is a heading of level %i that links to the card’s page', (level, props) => {
  render(
    <CardTitle id="item-7" href="/merch/7" {...props}>
      Jersey
    </CardTitle>,
  );
  expect(screen.getByRole('heading', { level, name: 'Jersey' }).id).toBe('item-7');
  expect(screen.getByRole('link', { name: 'Jersey' }).getAttribute('href')).toBe('/merch/7');
});
