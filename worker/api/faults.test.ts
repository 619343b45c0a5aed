import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimiter } from '../platform/isolate/rate-limiter.ts';
import { post } from '../test/api.ts';

const report = { section: 'news', build: '83861c95c5', fault: 'code', reason: 'TypeError: no' };

let now = Date.now();

// The log lines are limited per minute: each test starts in a new one.
beforeEach(() => vi.setSystemTime((now += 61_000)));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a fault report is logged in one line with its section, build and reason', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { status } = await post('/faults/', report);
  expect(status).toBe(204);
  const { section, build, reason: fault } = report;
  const line = { event: 'section.code', section, build, fault, from: 'browser' };
  expect(log.mock.calls).toEqual([[JSON.stringify(line)]]);
});

it('a logged fault is one short line, whatever was sent', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await post('/faults/', { ...report, reason: `a\n${'b'.repeat(1000)}` });
  const line = String(log.mock.calls[0]?.[0]);
  expect(line).not.toContain('\n');
  expect(line.length).toBeLessThan(500);
  expect((await post('/faults/', { ...report, reason: 'b'.repeat(5000) })).status).toBe(413);
});

it.each([
  ['a section', { ...report, section: 'a b' }],
  ['a build', { ...report, build: '../..' }],
  ['a fault', { ...report, fault: 'rain' }],
  ['a reason', { ...report, reason: 7 }],
])('a fault report is refused if its value is not %s', async (_, body) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await post('/faults/', body)).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
});

it('a flood of fault reports cannot flood the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const responses = await Promise.all(Array.from({ length: 100 }, () => post('/faults/', report)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(log.mock.calls.length).toBe(100 - refused.length);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('the rate limiter of fault reports allows its number in a window, then says how long to wait', () => {
  const take = createRateLimiter(2, 1000);
  expect([take(500), take(600), take(700), take(1499)]).toEqual([0, 0, 800, 1]);
  expect([take(1500), take(1500), take(1500)]).toEqual([0, 0, 1000]);
});
