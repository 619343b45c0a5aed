import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { discover, elementsOf, rowsReadFor } from '../../test/discovery.ts';
import { seedGames, seedHistory } from '../../test/history.ts';

beforeAll(seedHistory);
beforeAll(seedGames);
afterEach(() => void vi.useRealTimers());

const read = async (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.parse(now));
  return discover('/history/on/feed.xml');
};

it('the feed of the day has an entry for each of the last seven days in Arizona', async () => {
  const response = await read('2026-05-08T06:59:00Z');
  expect(response.status).toBe(200);
  expect(rowsReadFor(response)).toBeLessThanOrEqual(60);
  const xml = await response.text();
  const titles = elementsOf(xml, 'title').slice(1);
  expect(titles).toHaveLength(7);
  expect(titles[0]).toBe('May 7 in franchise history');
  expect(titles[6]).toBe('May 1 in franchise history');
  expect(elementsOf(xml, 'guid')[0]).toMatch(/\/history\/on\/05-07#2026$/);
  expect(elementsOf(xml, 'description')[1]).toContain('2012: W 2-1 vs. Nashville Predators');
});

it('the feed of the day changes at midnight in Arizona', async () => {
  const xml = await (await read('2026-05-08T07:00:00Z')).text();
  expect(elementsOf(xml, 'title')[1]).toBe('May 8 in franchise history');
});
