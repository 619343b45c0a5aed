import { afterEach, expect, it, vi } from 'vitest';
import { browsersToTest } from './names.ts';

afterEach(() => vi.unstubAllEnvs());

it('required browsers are never skipped', () => {
  vi.stubEnv('BROWSERS', 'firefox,webkit');
  expect(browsersToTest()).toEqual({ found: ['firefox', 'webkit'], missing: [] });
});

it('every browser is listed as found or missing, but Chromium only if it is named', () => {
  vi.stubEnv('BROWSERS', '');
  const { found, missing } = browsersToTest();
  expect([...found, ...missing].toSorted()).toEqual(['firefox', 'webkit']);
  vi.stubEnv('BROWSERS', 'chromium');
  expect(browsersToTest().found).toContain('chromium');
});
