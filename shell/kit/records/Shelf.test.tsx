import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubImageLoading } from '../testing/pictures.ts';
import { Shelf } from './Shelf.tsx';

stubImageLoading();

it('a shelf shows each record with its picture, a line of text and one link', () => {
  const image = { url: '/images/scarf.svg', alt: 'A striped scarf' };
  render(
    <Shelf
      records={[
        { id: 1, href: '/merch/1', title: 'Scarf', image, line: '$15' },
        { id: 2, href: '/merch/2', title: 'Stubs', line: '$8.50' },
      ]}
    />,
  );
  const [scarf, stubs] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(scarf!.getByRole('link', { name: 'Scarf' }).getAttribute('href')).toBe('/merch/1');
  expect(scarf!.getByRole('img', { name: 'A striped scarf' })).toBeTruthy();
  expect(scarf!.getByText('$15')).toBeTruthy();
  expect(stubs!.getByRole('img', { name: 'Stubs' })).toBeTruthy();
  expect(stubs!.getAllByRole('link')).toHaveLength(1);
});
