import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { watchScripts } from '../scripts.ts';
import { federated, hydrated, idle, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

it('a cold visit of the list requests few files, none of the API, and 12.9 KB of its section’s scripts', async () => {
  const page = await visits.open('about:blank');
  const scripts = watchScripts(page);
  const requests: { url: string; type: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  await page.goto('/merch');
  await hydrated(page);
  expect(requests.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(20);
  expect(requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
  await federated(page, 'store');
  const own = (await scripts()).filter(({ path }) => path.startsWith('/mf/store/'));
  const total = own.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  // The section's script and two of Module Federation, but none of Home's widget, of forms or of their schemas.
  expect(own).toHaveLength(3);
  // 0.4 KB of this are the integrity hashes of later imports.
  expect(total).toBeLessThanOrEqual(12_900);
});

it('a cold visit of the profile, with the lists of three sections, requests few files', async () => {
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
  expect(requests.length).toBeLessThanOrEqual(17);
});
