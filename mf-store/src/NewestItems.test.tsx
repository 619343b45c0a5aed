import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewestItems } from './NewestItems.tsx';
import { jersey, scarf } from './test/items.ts';

it('the widget of new items links to each item and its seller, with price and excerpt', () => {
  const { rerender } = render(<NewestItems records={[jersey, scarf]} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const sellers = [jersey, scarf].map(({ user }) => `/user/${user.username}`);
  expect(links).toEqual(['/merch/7', sellers[0], '/merch/6', sellers[1]]);
  for (const text of ['$1,250', '$12.50', /^Worn once/])
    expect(screen.getByText(text)).toBeTruthy();
  rerender(<NewestItems records={[jersey]} ofMember />);
  expect(screen.queryByText(/Sold by/)).toBeNull();
  expect(screen.getByText('$1,250')).toBeTruthy();
});
