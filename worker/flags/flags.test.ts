import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Env } from '../env.ts';
import { openD1 } from '../platform/database/open.ts';
import { clearIsolate } from '../platform/isolate/memory.ts';
import type { RequestContext } from '../request-context.ts';
import { env } from '../test/account.ts';
import { context } from '../test/background.ts';
import { forgetFlags, isEnabled, loadFlags } from './flags.ts';

const prepare = vi.fn<D1Database['prepare']>((query) => env.DB.prepare(query));
const DB = { prepare } as unknown as Env['DB'];
const open = (path: string) =>
  loadFlags({
    url: new URL(path, 'https://desert.test'),
    env: { DB },
    execution: context,
  } as unknown as RequestContext);

beforeEach(clearIsolate);
afterEach(() => {
  clearIsolate();
  prepare.mockClear();
});

it('concurrent first requests to a new isolate share one read of the feature flags', async () => {
  await Promise.all([open('/news'), open('/'), isEnabled(openD1(DB), 'uploads')]);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('a request for a file of the shell reads no feature flags', async () => {
  await open('/assets/shell.js');
  expect(prepare).not.toHaveBeenCalled();
});

it('a read of the feature flags that began before a change does not bring back the old value', async () => {
  const paused = Promise.withResolvers<void>();
  prepare.mockImplementationOnce(() => {
    const all = () => paused.promise.then(() => ({ results: [{ changed: '{"uploads":false}' }] }));
    return { bind: () => ({ all, raw: () => all().then(() => [['{"uploads":false}']]) }) } as never;
  });
  const old = isEnabled(openD1(DB), 'mails');
  forgetFlags();
  await isEnabled(openD1(DB), 'mails');
  paused.resolve();
  await old;
  expect(await isEnabled(openD1(DB), 'uploads')).toBe(true);
});
