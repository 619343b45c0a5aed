import { ItemInput } from '@desert/contract/store/merch';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callOf, type Making } from './calls.ts';

const ITEM = { name: 'Scarf', description: 'Warm', price: 5 };

const MAKING: Making = {
  seed: 3,
  origin: 'http://127.0.0.1:1',
  routes: [
    { method: 'POST', path: '/api/merch/new', body: () => ITEM },
    { method: 'GET', path: '/api/news/:id' },
  ],
  pages: ['/', '/news/:id'],
  cookies: ['', 'session=a'],
};

const calls = (making: Making, count: number) =>
  Array.from({ length: count }, (_, at) => callOf(making, at));

it('the fuzzer makes the same call for the same seed and number', () => {
  expect(calls(MAKING, 300)).toEqual(calls(MAKING, 300));
  expect(calls(MAKING, 300)).not.toEqual(calls({ ...MAKING, seed: 4 }, 300));
});

it('the fuzzer requests every route, with valid as well as invalid bodies', () => {
  const bodies = calls(MAKING, 1000)
    .filter(({ method, path }) => method === 'POST' && path === '/api/merch/new/')
    .map(({ body }) => fits(body?.toString() ?? ''));
  expect(new Set(bodies)).toEqual(new Set([true, false]));
  expect(calls(MAKING, 1000).some(({ path }) => /^\/api\/news\/\d+\/$/.test(path))).toBe(true);
});

function fits(json: string): boolean {
  try {
    return v.is(ItemInput, JSON.parse(json));
  } catch {
    return false;
  }
}
