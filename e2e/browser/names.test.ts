import { afterEach, expect, it, vi } from 'vitest';
import { browsersToTest } from './names.ts';

afterEach(() => vi.unstubAllEnvs());

it('skips none of those that have to be there', () => {
  vi.stubEnv('BROWSERS', 'firefox,webkit');
  expect(browsersToTest()).toEqual({ found: ['firefox', 'webkit'], missing: [] });
});

it('knows of each whether it is found, and leaves Chromium out unless it is named', () => {
  vi.stubEnv('BROWSERS', '');
  const { found, missing } = browsersToTest();
  expect([...found, ...missing].toSorted()).toEqual(['firefox', 'webkit']);
  vi.stubEnv('BROWSERS', 'chromium');
  expect(browsersToTest().found).toContain('chromium');
});

it('takes no name that it does not know', () => {
  vi.stubEnv('BROWSERS', 'firefox,safari');
  expect(() => browsersToTest()).toThrow('BROWSERS names safari');
});
