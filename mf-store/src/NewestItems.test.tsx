import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewestItems } from './NewestItems.tsx';
import { jersey, scarf } from './test/items.ts';

it('leads to each item, with its price, its seller and how it is described', () => {
  render(<NewestItems records={[jersey, scarf]} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/merch/7',
    `/user/${jersey.user.username}`,
    '/merch/6',
    `/user/${scarf.user.username}`,
  ]);
  expect(screen.getByText('$1,250')).toBeTruthy();
  expect(screen.getByText('$12.50')).toBeTruthy();
  expect(screen.getAllByText(jersey.user.username).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Worn once/)).toBeTruthy();
});

it('invites to the first one', () => {
  render(<NewestItems records={[]} />);
  expect(screen.getByText(/could be the first/)).toBeTruthy();
});
