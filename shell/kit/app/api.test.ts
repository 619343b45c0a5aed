import { expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_MS } from '../lazy/lazyComponent.tsx';
import { NO_RESPONSE, readApi } from './api.ts';

it('an API request without a response times out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const reading = readApi('/api/news/');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(await reading).toBe(NO_RESPONSE);
});
