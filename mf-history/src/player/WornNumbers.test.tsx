import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dauphin, doan } from '../test/playerDetails.ts';
import { WornNumbers } from './WornNumbers.tsx';

it('each jersey number has its years, and a long list of its other wearers is folded', () => {
  render(<WornNumbers worn={dauphin.worn} />);
  expect(screen.getByRole('heading').textContent).toBe('Jersey numbers');
  expect(screen.getByText('No one else is known to have worn it.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Everyone who wore 26' });
  expect(link.getAttribute('href')).toBe('/history/players?number=26');
  expect(link.nextElementSibling?.textContent).toBe('2017-18, 2022-23');
  const summary = screen.getByText('Worn by 7 others');
  const list = within(within(summary.closest('details')!).getByRole('list', { hidden: true }));
  const [first] = list.getAllByRole('link', { hidden: true });
  expect(list.getAllByRole('link', { hidden: true })).toHaveLength(7);
  expect(first?.getAttribute('href')).toMatch(/\?from=%2Fhistory%2Fplayers%3Fnumber%3D26$/);
});

it('a short list of a number’s other wearers is not folded, and a canceled season does not split its years', () => {
  const [, worn] = dauphin.worn;
  const some = { ...worn!, others: worn!.others.slice(0, 4) };
  const { rerender } = render(<WornNumbers worn={[some]} />);
  expect(screen.queryByText(/^Worn by \d/)).toBeNull();
  expect(screen.getByRole('list', { name: 'Who else wore 26' }).childElementCount).toBe(4);
  rerender(<WornNumbers worn={doan.worn} />);
  expect(screen.getByText('1995-96').parentElement?.textContent).toBe('1995-96 to 2016-17');
});
