import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';
import { newAccount, openMenu, signUp, type TestAccount } from './account.ts';

const visits = setUpVisits();

type Place = [name: string, open: (item: 'Log In' | 'Sign Up') => Promise<Page>];

/** Where the forms are: as pages, and as modals over a page. */
const places: Place[] = [
  [
    'page',
    async (item) => {
      const page = await visits.open(item === 'Log In' ? '/login' : '/signup', expected);
      await hydrated(page);
      return page;
    },
  ],
  [
    'modal',
    async (item) => {
      const page = await visits.open('/history', expected);
      await hydrated(page);
      await openMenu(page);
      await page.getByRole('link', { name: item }).click();
      await page.getByRole('dialog', { name: item }).waitFor();
      return page;
    },
  ],
];
const expected = { expectedErrors: /status of 4\d\d|status of 500/ };

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const signUpFields = ({ email, username, password }: TestAccount) => ({
  'E-mail': email,
  Username: username,
  Password: password,
  'Confirm Password': password,
});

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const signedIn = (page: Page, username: string) =>
  page.getByRole('button', { name: `Profile of ${username}` }).waitFor();

it.each(places)('signs up in the %s', async (_, open) => {
  const account = newAccount();
  const page = await open('Sign Up');
  await fill(page, signUpFields(account));
  await submit(page, 'Sign Up');
  await signedIn(page, account.username);
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor({ state: 'hidden' });
  await page.reload();
  await signedIn(page, account.username);
});

it.each(places)('logs in in the %s', async (_, open) => {
  const account = await signUp(await visits.open('about:blank'));
  const page = await open('Log In');
  await fill(page, { 'E-mail': account.email, Password: account.password });
  await submit(page, 'Log In');
  await signedIn(page, account.username);
  expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
});

it.each(places)('logs the demo user in by one press in the %s', async (_, open) => {
  const page = await open('Log In');
  await submit(page, 'Demo User');
  await signedIn(page, 'demo');
  expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
});

it.each(places)('sends nothing while a check fails in the %s', async (_, open) => {
  const page = await open('Sign Up');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fill(page, { ...signUpFields(newAccount()), 'Confirm Password': 'another one' });
  await submit(page, 'Sign Up');
  const message = 'Confirm Password field must be the same as the Password field';
  await page.getByText(message).waitFor();
  const field = page.getByLabel('Confirm Password', { exact: true });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('another one');
  await page.getByText(message).waitFor({ state: 'hidden' });
});

it.each(places)("shows the server's answer and keeps what was typed in the %s", async (_, open) => {
  const taken = await signUp(await visits.open('about:blank'));
  const page = await open('Sign Up');
  await fill(page, { ...signUpFields(newAccount()), Username: taken.username.toUpperCase() });
  await submit(page, 'Sign Up');
  await page.locator('[aria-invalid="true"][name="username"]').waitFor();
  expect(await page.getByLabel('Username', { exact: true }).inputValue()).not.toBe('');

  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500, body: '{}' }));
  await submit(page, 'Sign Up');
  await page.getByText('Something went wrong. Please try again').waitFor();
});

it('begins with the focus in its first field, in each modal', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  const focused = (dialog: string) =>
    page.getByRole('dialog', { name: dialog }).locator('input:focus').getAttribute('name');
  expect(await focused('Log In')).toBe('email');
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
  expect(await focused('Sign Up')).toBe('email');
});

it('says that it waits, and is not sent twice', async () => {
  const page = await visits.open('/login', expected);
  await hydrated(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/auth/login', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await fill(page, { 'E-mail': 'nobody@example.com', Password: 'whatever it was' });
  await submit(page, 'Log In');
  await page.getByRole('button', { name: 'Logging in...' }).dispatchEvent('click');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  answer();
  await page.getByRole('alert').getByRole('listitem').waitFor();
  expect(sent).toBe(1);
});

it('works without JavaScript, with the same checks', async () => {
  const account = newAccount();
  const page = await visits.open('/signup?next=/history', {
    javaScriptEnabled: false,
    ...expected,
  });
  await fill(page, { ...signUpFields(account), 'Confirm Password': 'another one' });
  await submit(page, 'Sign Up');
  await page.getByText(/must be the same/).waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(account.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');

  await fill(page, signUpFields(account));
  await submit(page, 'Sign Up');
  await page.waitForURL('/history');
  await signedIn(page, account.username);
});

it('logs in without JavaScript', async () => {
  const account = await signUp(await visits.open('about:blank'));
  const page = await visits.open('/login', { javaScriptEnabled: false, ...expected });
  await fill(page, { 'E-mail': account.email, Password: 'wrong one' });
  await submit(page, 'Log In');
  await page.getByRole('alert').getByRole('listitem').waitFor();
  await fill(page, { 'E-mail': account.email, Password: account.password });
  await submit(page, 'Log In');
  await page.waitForURL('/');
  await signedIn(page, account.username);
});
