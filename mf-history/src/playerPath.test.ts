import { expect, it } from 'vitest';
import { playerPath } from './playerPath.ts';

it('has the list that led to him in its query, whatever that asks for', () => {
  expect(playerPath('shane-doan')).toBe('/history/players/shane-doan');
  const from = '/history/players?q=o%27sullivan&position=D';
  const { pathname, searchParams } = new URL(playerPath('chris-osullivan', from), 'https://a.test');
  expect(pathname).toBe('/history/players/chris-osullivan');
  expect([...searchParams]).toEqual([['from', from]]);
});
