import { expect, it } from 'vitest';
import { playerPath, slugOf } from './playerPath.ts';

it('has the list that led to him in its query, whatever that asks for', () => {
  expect(playerPath('shane-doan')).toBe('/history/players/shane-doan');
  const from = '/history/players?q=o%27sullivan&position=D';
  const { pathname, searchParams } = new URL(playerPath('chris-osullivan', from), 'https://a.test');
  expect(pathname).toBe('/history/players/chris-osullivan');
  expect([...searchParams]).toEqual([['from', from]]);
});

it.each([
  ['shane-doan', 'shane-doan'],
  ['Shane-Doan', 'shane-doan'],
  ['SHANE DOAN', 'shane-doan'],
  ['shane_doan-', 'shane-doan'],
  ['--shane--doan ', 'shane-doan'],
  ['Danny-Brière', 'danny-briere'],
  ['e\u0301mile', 'emile'],
  ['J.J. Daigneault', 'jj-daigneault'],
  ['Mike O’Neill', 'mike-oneill'],
  ["mike-o'neill", 'mike-oneill'],
  ['…', ''],
])('writes %j as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
