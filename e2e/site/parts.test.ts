import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startSiteInParts, type SiteInParts } from './parts.ts';

let site: SiteInParts;

beforeAll(async () => {
  site = await startSiteInParts(inject('filledState'));
});
afterAll(() => site.stop());

async function statusOf(path: string): Promise<number> {
  const { status } = await fetch(site.url + path);
  return status;
}

it('lets a section come, go and come again under a running edge', async () => {
  expect(await statusOf('/history')).toBe(503);
  await site.startSection('history');
  expect(await statusOf('/history')).toBe(200);
  await site.stopSection('history');
  expect(await statusOf('/history')).toBe(503);
  await site.startSection('history');
  expect(await statusOf('/history')).toBe(200);
});
