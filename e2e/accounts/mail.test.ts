/** The links that are sent by mail, as a site on one's own machine prints them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { violations } from '../axe.ts';
import { type Site, startSite } from '../site/whole.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { newAccount, signUp, type TestAccount } from './account.ts';
import { addAuthenticator, addPasskey, change } from './passkey.ts';

const visits = setUpVisits();
const printed: string[] = [];
let site: Site;

beforeAll(async () => {
  site = await startSite(inject('filledState'), undefined, [], (line) => printed.push(line));
}, 240_000);
afterAll(() => site.stop());

/** The link in the mail to an address whose path this is, once it is printed. */
const linkTo = (email: string, path: string) =>
  vi.waitFor(
    () => {
      const begin = `Mail to ${email}: ${site.url}${path}?token=`;
      const line = printed.findLast((one) => one.includes(begin)) ?? '';
      // What is printed in colour ends with a sign that is no part of it.
      const [link] = /http\S+token=[\w-]{43}/.exec(line) ?? [];
      if (link === undefined) throw new Error(`No link to ${path} is printed.`);
      return link;
    },
    { timeout: 15_000 },
  );

const open = (address: string, options = {}) =>
  visits.open(address, { origin: site.url, expectedErrors: /status of 40[013]/, ...options });

async function newcomer(): Promise<{ page: Page; account: TestAccount }> {
  const page = await open('about:blank');
  // Whom a mail asks to confirm the address.
  return { page, account: await signUp(page, newAccount()) };
}

/** Has a link to a new password sent, and opens it. */
async function openReset(page: Page, { email }: TestAccount) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If this address has an account').waitFor();
  await page.goto(await linkTo(email, '/reset'));
}

async function choosePassword(page: Page) {
  await page.getByLabel('New Password').fill('howl at the sun');
  await page.getByLabel('Confirm Password').fill('howl at the sun');
  await page.getByRole('button', { name: 'Set the password' }).click();
}

const signedIn = (page: Page, { username }: TestAccount) =>
  page.getByRole('button', { name: `Profile of ${username}` }).waitFor();

it('a forgotten password is chosen anew, and the other browser is signed out', async () => {
  const { page: other, account } = await newcomer();
  const page = await open('/login');
  await hydrated(page);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.waitForURL('**/forgotten');
  await openReset(page, account);
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  await choosePassword(page);
  await signedIn(page, account);
  expect(page.url()).toBe(`${site.url}/`);
  await other.goto('/');
  await other.getByRole('button', { name: 'Profile', exact: true }).waitFor();
});

it('who has a second factor is asked for it after the new password', async () => {
  const { page, account } = await newcomer();
  // Whoever resets the password of an address that was never confirmed finds no passkey of another's.
  await page.goto(await linkTo(account.email, '/confirm'));
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('Your e-mail address is confirmed.').waitFor();
  expect(page.url()).toBe(`${site.url}/confirm?done=1`);
  await addAuthenticator(page);
  await addPasskey(page, account);
  await change(page, 'Turn on', account);
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.goto('/forgotten');
  await hydrated(page);
  await openReset(page, account);
  await hydrated(page);
  await choosePassword(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(page, account);
});
