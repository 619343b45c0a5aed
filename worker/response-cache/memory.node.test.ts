import { beforeEach, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { clearMemory, recall, remember } from './memory.ts';

beforeEach(clearMemory);

const made = (at: number, bytes = 1000): Entry => ({
  at,
  whole: true,
  status: 200,
  headers: new Headers(),
  body: new Uint8Array(bytes),
});

it('is bounded: what was made first leaves first', () => {
  for (let at = 0; at < 100; at += 1) remember(`page ${at % 60}`, made(at), 100_000);
  const there = [...Array(60).keys()].filter((at) => recall(`page ${at}`));
  expect(there.length).toBe(Math.floor(100_000 / 3048));
  expect(there).toContain(39);
  expect(there).not.toContain(40);
  remember('large', made(100, 200_000), 100_000);
  expect(recall('large')).toBeUndefined();
});

it('keeps the newer one of two', () => {
  const newer = made(2);
  remember('page', newer);
  remember('page', made(1));
  expect(recall('page')).toBe(newer);
});
