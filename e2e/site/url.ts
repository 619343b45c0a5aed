import { inject } from 'vitest';

/** The origin of the built site that a test file has for itself while it runs. */
export function siteUrl(): string {
  const url = inject('siteUrls')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!url) throw new Error('More test files run at a time than there are sites.');
  return url;
}
