/** A preview that is made while somebody deploys: theirs stays in service. */
import { expect, it } from 'vitest';
import { SITE_URL, setUpCloudflare, timeout, worker } from './stand-in-account.ts';

const { preview, cloudflare, inService, onDeployment, rollOut } = setUpCloudflare();

it('leaves in service what somebody deployed at the same moment', { timeout }, async () => {
  cloudflare().release(worker);
  let theirs: string | undefined;
  let times = 0;
  onDeployment({
    before() {
      if (times++ < 2) theirs = cloudflare().release(worker);
    },
  });
  const { code } = await preview();
  expect(code).toBe(0);
  const previewed = expect.objectContaining({ percentage: 0 }) as unknown;
  expect(inService()).toEqual([{ version_id: theirs, percentage: 100 }, previewed]);
});

it('leaves in service what somebody deployed right after it', { timeout }, async () => {
  cloudflare().release(worker);
  let theirs: string | undefined;
  onDeployment({ after: () => void (theirs ??= cloudflare().release(worker)) });
  const { stdout, stderr, code } = await preview();
  expect(inService()).toEqual([{ version_id: theirs, percentage: 100 }]);
  expect(stderr).toContain('mf-news was deployed meanwhile, without the preview');
  expect([code, stdout]).toEqual([1, expect.not.stringContaining(SITE_URL)]);
});

it('leaves a roll-out that began at the same moment as it was', { timeout }, async () => {
  cloudflare().release(worker);
  let split: ReturnType<typeof rollOut> | undefined;
  onDeployment({ before: () => void (split ??= rollOut()) });
  const { stderr, code } = await preview();
  expect(inService()).toEqual(split);
  expect(stderr).toContain('mf-news is being deployed gradually: a preview has to wait');
  expect(code).toBe(1);
});
