import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearIsolate } from '../../platform/isolate/memory.ts';
import { log } from '../../platform/log/log.ts';
import { newWanted, page } from '../../test/wanted.ts';
import { mayHaveChanged, noteChange } from './policy.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  clearIsolate();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

function noteResponse(request: Request, response: Response) {
  if (mayHaveChanged(request, response)) noteChange();
}

/** Notes a change by a signed-in member. @param status of the response to it */
const change = (status = 200) =>
  noteResponse(
    new Request('https://desert.test', {
      method: 'DELETE',
      headers: { cookie: `__Host-session=${'a'.repeat(43)}` },
    }),
    new Response(null, { status }),
  );

it('a shared response is rendered once for all concurrent requests', async () => {
  const made = Promise.withResolvers<Response>();
  const { ask, make } = newWanted(() => made.promise);
  const all = Promise.all([...Array(20).keys()].map(() => ask()));
  made.resolve(page('the answer'));
  const texts = await Promise.all((await all).map((response) => response.text()));
  expect(texts).toEqual(Array(20).fill('the answer'));
  expect(make).toHaveBeenCalledTimes(1);
});

it('a shared response is served as it is for 3 s, then revalidated in the background', async () => {
  const { read, settled, make } = newWanted();
  await read();
  await settled();
  pass(2999);
  expect(await read()).toBe('the answer 1');
  await settled();
  expect(make).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await read()).toBe('the answer 1');
  await settled();
  expect(await read()).toBe('the answer 2');
  expect(make).toHaveBeenCalledTimes(2);
});

it('a shared response is never served 10 s after its rendering began', async () => {
  const { read, settled } = newWanted(async (nth) => {
    pass(4000);
    return page(`the answer ${nth}`);
  });
  await read();
  await settled();
  pass(6000);
  expect(await read()).toBe('the answer 2');
});

it('a shared response is streamed to its first visitor', async () => {
  const rest = Promise.withResolvers<void>();
  const { ask, settled } = newWanted(() => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const text = new TextEncoder();
    void writer.write(text.encode('at once, '));
    void finish();
    async function finish() {
      await rest.promise;
      await writer.write(text.encode('later'));
      await writer.close();
    }
    return new Response(readable, { headers: { 'cache-control': 'no-store' } });
  });
  const reader = (await ask()).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('at once, ');
  rest.resolve();
  await settled();
  expect(await (await ask()).text()).toBe('at once, later');
});

it('a shared response is rendered to its end even if the first visitor leaves', async () => {
  const { ask, read, settled, make } = newWanted();
  const { body, headers } = await ask();
  await body!.cancel();
  await settled();
  expect(await read()).toBe('the answer 1');
  expect(make).toHaveBeenCalledTimes(1);
  const cacheHeaders = [headers.get('cache-control'), headers.get('vary')];
  expect(cacheHeaders).toEqual(['private, no-cache', 'Cookie']);
});

it.each([200, 303, 500])(
  'after a change with status %d, earlier responses are served for one more second',
  async (status) => {
    const { read, settled, make } = newWanted();
    await read();
    await settled();
    change(status);
    pass(999);
    expect(await read()).toBe('the answer 1');
    expect(make).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await read()).toBe('the answer 2');
  },
);

it('only a successful change by a signed-in member drops shared responses', async () => {
  const { read, settled } = newWanted();
  await read();
  await settled();
  change(403);
  noteResponse(new Request('https://desert.test', { method: 'POST' }), new Response());
  pass(1000);
  expect(await read()).toBe('the answer 1');
});

it('a response is rendered at most once a second, however often something changes', async () => {
  const { read, settled, make } = newWanted();
  for (let at = 0; at <= 5000; at += 50) {
    await read();
    await settled();
    change();
    pass(50);
  }
  expect(make.mock.calls.length).toBeLessThanOrEqual(6);
});

it('no request after a change waits for a render that began before the change', async () => {
  const made = Promise.withResolvers<Response>();
  const { read, settled, make } = newWanted((nth) => (nth === 1 ? made.promise : page('newer')));
  const before = read();
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  change();
  pass(1000);
  expect(await read()).toBe('newer');
  made.resolve(page('older'));
  expect(await before).toBe('older');
  await settled();
  expect(await read()).toBe('newer');
});

it.each<[string, () => Response]>([
  ['a failure', () => page('not now', 503)],
  [
    'a page during whose making something was logged',
    () => {
      log('section.fragment', {});
      return page('a part of it');
    },
  ],
])('%s is shared for a second, and stored by no browser', async (_, fails) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { ask, read, settled, inAnotherIsolate, make } = newWanted((nth) =>
    nth === 1 ? fails() : page('whole'),
  );
  const first = await ask();
  expect(first.headers.get('cache-control')).toBe('no-store');
  await first.text();
  await settled();
  pass(999);
  await read();
  expect(make).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await read()).toBe('whole');
  await inAnotherIsolate();
  expect(await read()).toBe('whole');
});

it('a response whose render throws is rendered again for the other waiting visitors', async () => {
  const { ask, make } = newWanted((nth) => {
    if (nth === 1) throw new Error('no');
    return page('the answer');
  });
  const all = Promise.allSettled([...Array(5).keys()].map(() => ask()));
  const outcomes = (await all).map((outcome) => outcome.status === 'fulfilled');
  expect(outcomes).toEqual([false, true, true, true, true]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('a response that sets a cookie is never shared', async () => {
  const { ask, make } = newWanted((nth) => page('', 200, { 'set-cookie': `id=${nth}` }));
  const all = await Promise.all([ask(), ask(), ask()]);
  const cookies = new Set(all.map(({ headers }) => headers.get('set-cookie')));
  expect(cookies.size).toBe(3);
  expect(make).toHaveBeenCalledTimes(3);
});
