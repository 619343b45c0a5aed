import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { watchScripts } from '../scripts.ts';
import { federated, hydrated, idle, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

it('asks for few files on a cold visit of the list, and for nothing of the API', async () => {
  const page = await visits.open('about:blank');
  const requests: { url: string; type: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  await page.goto('/merch');
  await hydrated(page);
  expect(requests.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(20);
  expect(requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
});

it("adds one of the section's own scripts, and two for Module Federation when it stands: at most 12.8 KB", async () => {
  const page = await visits.open('about:blank');
  const scripts = watchScripts(page);
  await page.goto('/merch');
  await hydrated(page);
  await federated(page, 'store');
  const own = (await scripts()).filter(({ path }) => path.startsWith('/mf/store/'));
  const total = own.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  // Not that of home's widget, nor of its forms, nor the schemas that these judge by.
  expect(own).toHaveLength(3);
  // Of these 0.4 are what those have to be, by which they are checked.
  expect(total).toBeLessThanOrEqual(12_800);
});

it('asks for few files on a cold visit of the profile, with the lists of three sections', async () => {
  const member = await visits.open('about:blank');
  await signUp(member);
  const storageState = await member.context().storageState();
  const page = await visits.open('about:blank', { storageState });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/user/profile');
  await hydrated(page);
  for (const name of ['Your Items for Sale', 'Your News Posts', 'Your Memories']) {
    await takenOver(page.getByRole('region', { name }));
  }
  await idle(page);
  // Among them what the settings show: the account, its sessions and its passkeys; and what three of their forms share.
  expect(requests.length).toBeLessThanOrEqual(23);
});
