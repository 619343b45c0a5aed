import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
let site: SiteInParts;

beforeAll(async () => {
  site = await startSiteInParts(inject('filledState'));
  await site.startSection('store');
  await site.startSection('memories');
});
afterAll(() => site.stop());

it('shows two lists where the third section is stopped, and the third once it is back', async () => {
  const page = await visits.open('about:blank', {
    origin: site.url,
    expectedErrors: /503|did not load/,
  });
  await signUp(page);
  const response = await page.goto('/user/profile');
  expect(response!.status()).toBe(200);
  await hydrated(page);
  await page.getByRole('region', { name: 'Your Items for Sale' }).waitFor();
  await page.getByRole('region', { name: 'Your Memories' }).waitFor();
  await page.getByText('News did not answer just now.').waitFor();

  await site.startSection('news');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Your News Posts' }).waitFor();
  expect(await page.getByText('did not answer just now').count()).toBe(0);
});
