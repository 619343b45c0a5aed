import { UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu, signUp } from './account.ts';

const visits = setUpVisits();

it('the first HTML contains the session, so the page does not request it', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = await page.goto('/history');
  expect(await response!.text()).toContain(`Account menu for ${username}`);
  await hydrated(page);
  // A hydrated page requests only the number of unread messages.
  const others = asked.filter((url) => url.includes('/api/') && !url.includes(UNREAD_ADDRESS));
  expect(others).toEqual([]);

  await openMenu(page);
  const name = page.getByRole('link', { name: `${username} View public profile` });
  await name.waitFor();
  // The border below it is straight.
  expect(await name.evaluate((link) => getComputedStyle(link).borderBottomLeftRadius)).toBe('0px');
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.waitForURL('**/');
  expect(await page.getByText('Log Out').isVisible()).toBe(false);
  expect(await page.content()).not.toContain(username);
  const cookies = await page.context().cookies();
  expect(
    cookies.filter(({ name, value }) => name.includes('session') && value !== 'ended'),
  ).toEqual([]);
});

it('a tab follows a log-in and a log-out in another tab', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  const { username } = await signUp(page);
  const other = await visits.openTab(page, '/');
  await hydrated(other);
  await openMenu(other);
  await other.getByRole('link', { name: 'Log Out' }).click();
  await other.getByRole('button', { name: 'Account menu', exact: true }).waitFor();

  await other.goto('/login');
  await hydrated(other);
  await other.getByRole('button', { name: 'Demo User' }).click();
  await page.getByRole('button', { name: 'Account menu for demo' }).waitFor();
  expect(await page.getByText(username).count()).toBe(0);
});
