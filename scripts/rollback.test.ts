import { expect, it } from 'vitest';
import { setUpCloudflare, timeout, worker } from './deploy/stand-in-account.ts';

const { run, cloudflare, inService } = setUpCloudflare();

it('is nothing that a roll-back goes back to', { timeout }, async () => {
  const before = cloudflare().release(worker);
  const live = cloudflare().release(worker);
  const previewed = cloudflare().release('another');
  cloudflare().deploy(worker, [
    { version_id: live, percentage: 100 },
    { version_id: previewed, percentage: 0 },
  ]);
  expect((await run('mf-news', ['rollback'])).code).toBe(0);
  expect(inService()).toEqual([{ version_id: before, percentage: 100 }]);
  expect((await run('mf-news', ['rollback', '--', live])).code).toBe(0);
  expect(inService()).toEqual([{ version_id: live, percentage: 100 }]);
});
