import { expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

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
