import { expect, it } from 'vitest';
import { findMainVersion, findPreviousVersion } from './deployments.ts';
import { requireLiveVersion, refuseOvertaken } from './preview.ts';

const deployment = (id: string, ...shares: [version_id: string, percentage: number][]) => ({
  id,
  versions: shares.map(([version_id, percentage]) => ({ version_id, percentage })),
});

const first = deployment('one', ['v1', 100]);
const rollOut = deployment('two', ['v1', 90], ['v2', 10]);
const second = deployment('three', ['v2', 100]);
const preview = deployment('four', ['v2', 100], ['v3', 0]);

it('a rollback skips previews and gradual roll-outs', () => {
  expect(findPreviousVersion([preview, second, rollOut, first])).toBe('v1');
  expect(findPreviousVersion([first])).toBeUndefined();
});

it('the previous version stays the main version during a roll-out, even an interrupted one', () => {
  expect([rollOut, second, preview].map(findMainVersion)).toEqual(['v1', 'v2', 'v2']);
});

it('a preview is refused during a roll-out, and before the first deployment', () => {
  expect(requireLiveVersion('mf-news', [preview])).toEqual({ deployment: 'four', version: 'v2' });
  expect(() => requireLiveVersion('mf-news', [rollOut])).toThrow('is being rolled out gradually');
  expect(() => requireLiveVersion('mf-news', [])).toThrow('was never deployed');
});

it('a preview that undid a simultaneous deployment names that deployment', () => {
  expect(() => refuseOvertaken('mf-news', 'three', [preview, second])).not.toThrow();
  expect(() => refuseOvertaken('mf-news', 'one', [preview, second, first])).toThrow(
    /mf-news was deployed at the same moment.* npm run rollback -w mf-news -- v2$/,
  );
});
