/** Isolates of a data center share the pages that one of them rendered. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newWanted } from '../../test/wanted.ts';
import { rememberShared } from './data-center.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

it('an isolate serves the page that another isolate stored', async () => {
  const { ask, read, inAnotherIsolate, settled, make } = newWanted();
  await read();
  await settled();
  const first = await ask();
  await inAnotherIsolate();
  const other = await ask();
  expect([...other.headers]).toEqual([...first.headers]);
  expect(await other.text()).toBe('the answer 1');
  expect(make).toHaveBeenCalledTimes(1);
});

it('a page shared between isolates is rendered again 10 s after its first rendering', async () => {
  const { read, inAnotherIsolate, settled } = newWanted();
  await read();
  await inAnotherIsolate();
  pass(9999);
  expect(await read()).toBe('the answer 1');
  await inAnotherIsolate();
  pass(1);
  expect(await read()).toBe('the answer 2');
  await settled();
});

it('an isolate takes over a newer page that another isolate rendered', async () => {
  const { read, settled, make, wanted } = newWanted();
  await read();
  await settled();
  pass(5000);
  const headers = new Headers();
  const made = { at: Date.now(), whole: true, status: 200, headers };
  const body = new Uint8Array(Buffer.from('the answer of another isolate'));
  await rememberShared(wanted.key(), { ...made, body }, wanted.maxAge);
  expect(await read()).toBe('the answer 1');
  await settled();
  expect(await read()).toBe('the answer of another isolate');
  expect(make).toHaveBeenCalledTimes(1);
});

it('a failure of the shared cache is invisible to visitors', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(caches.default, 'match').mockRejectedValue(new Error('no cache'));
  vi.spyOn(caches.default, 'put').mockRejectedValue(new Error('no cache'));
  const { read, inAnotherIsolate, settled } = newWanted();
  expect(await read()).toBe('the answer 1');
  await inAnotherIsolate();
  expect(await read()).toBe('the answer 2');
  await settled();
  expect(await read()).toBe('the answer 2');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"event":"cache.match"'));
});
