import { expect, it, vi } from 'vitest';
import { env } from '../test/account.ts';

/** As an isolate has it that was just started. */
async function inNewIsolate() {
  vi.resetModules();
  return (await import('./signing-key.ts')).signingKey;
}

it('is one for all isolates, however many need it first', async () => {
  const isolates = [];
  for (let n = 0; n < 5; n += 1) isolates.push(await inNewIsolate());
  const keys = await Promise.all(isolates.map((signingKey) => signingKey()));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(await (await inNewIsolate())()).toBe(keys[0]);
});

it('lies where no address of the site leads to', async () => {
  await (
    await inNewIsolate()
  )();
  const { objects } = await env.PHOTOS.list();
  expect(objects.map(({ key }) => key).filter((key) => !key.startsWith('photos/'))).toEqual([
    'session-signing-key',
  ]);
});
