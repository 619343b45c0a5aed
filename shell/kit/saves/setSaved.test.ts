import type { ApiResponse } from '@desert/contract/pages/page';
import { expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { $pendingToggles } from '../toggles/sendToggle.ts';
import { setSaved } from './setSaved.ts';

const ok = (body: unknown): ApiResponse => ({ status: 200, body });
const SAVED: ApiResponse = { status: 201, body: { kind: 'news', id: 3, saved_at: '' } };

/** A post in its cached list and detail; a request waits until the test calls `respond`. */
function start() {
  const cache = createApiCache({
    '/api/news/': ok([{ id: 3 }]),
    '/api/news/3/': ok({ id: 3, saved: false }),
    '/api/news/3/comments/?cursor=b': ok([{ id: 3 }]),
  });
  const sent: unknown[][] = [];
  let settle: (response: ApiResponse) => void = () => {};
  const send = (...request: unknown[]) => {
    sent.push(request);
    return new Promise<ApiResponse>((resolve) => (settle = resolve));
  };
  const onDone = vi.fn<(saved: boolean) => void>();
  const bodyAt = (address: string) => cache.$responses.get()[address]!.body;
  return {
    sent,
    onDone,
    bodyAt,
    save: (saved: boolean) => setSaved(cache, { kind: 'news', id: 3 }, saved, onDone, send),
    respond: async (response: ApiResponse) => settle(response),
  };
}

it('the lists and the detail of a saved record show the wanted state at once, and then the API’s state', async () => {
  const { save, respond, sent, bodyAt, onDone } = start();
  const done = save(true);
  expect($pendingToggles.get()).toEqual({ '/api/saved/news/3/': true });
  expect(sent).toEqual([['POST', '/api/saved/', { kind: 'news', id: 3 }]]);
  expect(onDone).not.toHaveBeenCalled();
  await respond(SAVED);
  expect(await done).toBe(SAVED);
  expect($pendingToggles.get()).toEqual({});
  expect(bodyAt('/api/news/3/')).toEqual({ id: 3, saved: true });
  expect(bodyAt('/api/news/')).toEqual([{ id: 3, saved: true }]);
  expect(bodyAt('/api/news/3/comments/?cursor=b')).toEqual([{ id: 3 }]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(true);
});
