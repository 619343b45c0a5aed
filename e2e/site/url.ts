import { inject } from 'vitest';

/** Returns the origin of the built site that only this test file uses while it runs. */
export function siteUrl(): string {
  const url = inject('siteUrls')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!url) throw new Error('More test files run at a time than there are sites.');
  return url;
}
