/** Signing up in a modal and without scripts. The messages of the forms are tested with their components. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';
import { newAccount, openMenu, type TestAccount } from './account.ts';

const visits = setUpVisits();

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const signUpFields = ({ email, username, password }: TestAccount) => ({
  Email: email,
  Username: username,
  Password: password,
  'Confirm Password': password,
});

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const signedIn = (page: Page, username: string) =>
  page.getByRole('button', { name: `Account menu for ${username}` }).waitFor();

it('a visitor signs up in a modal that focuses its first field, and stays on the page', async () => {
  const account = newAccount();
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  const focused = (dialog: string) =>
    page.getByRole('dialog', { name: dialog }).locator('input:focus').getAttribute('name');
  expect(await focused('Log In')).toBe('email');
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
  expect(await focused('Sign Up')).toBe('email');
  await fill(page, signUpFields(account));
  await submit(page, 'Sign Up');
  await signedIn(page, account.username);
  await page.getByRole('textbox', { name: 'Email' }).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/history');
  await page.reload();
  await signedIn(page, account.username);
});

it('the sign-up form works and reports errors without JavaScript', async () => {
  const account = newAccount();
  const options = { javaScriptEnabled: false, expectedErrors: /status of 400/ };
  const page = await visits.open('/signup?next=/history', options);
  await fill(page, { ...signUpFields(account), 'Confirm Password': 'another one' });
  await submit(page, 'Sign Up');
  await page.getByText(/must be the same/).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');

  await fill(page, signUpFields(account));
  await submit(page, 'Sign Up');
  await page.waitForURL('/history');
  await signedIn(page, account.username);
});
