import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('a memory cache drops its oldest values rather than exceed its size', () => {
  const memory = createMemory<{ at: number; size: number }>(100_000, ({ size }) => size);
  for (let at = 0; at < 100; at += 1) memory.set(`page ${at % 60}`, { at, size: 3000 });
  const there = [...Array(60).keys()].filter((at) => memory.get(`page ${at}`));
  expect(there.length).toBe(33);
  expect(there).toContain(39);
  expect(there).not.toContain(40);
  memory.set('large', { at: 100, size: 200_000 });
  expect(memory.get('large')).toBeUndefined();
  memory.set('small', { at: 101, size: 1 });
  expect(memory.get('small')).toEqual({ at: 101, size: 1 });
  memory.clear();
  expect(memory.get('small')).toBeUndefined();
});
