import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { signUp } from './account.ts';
import { addAuthenticator, addPasskey } from './passkey.ts';
import { asAWhileAgo } from './reauthentication.ts';

const visits = setUpVisits();

const options = { expectedErrors: /status of 40\d/ };

it('another address is asked for once the password was given again, and stays typed until then', async () => {
  const page = await visits.open('about:blank', options);
  const account = await signUp(page);
  await page.goto('/user/profile');
  await hydrated(page);
  await asAWhileAgo(page, '/api/account/email/');
  await page.getByLabel('New e-mail').fill(`new-${account.email}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill('not my password');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is not your password').waitFor();
  expect(await page.getByLabel('New e-mail').inputValue()).toBe(`new-${account.email}`);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('A mail with a link is on its way to the new address.').waitFor();
  expect(await dialog.isVisible()).toBe(false);
});

it('other sessions end once a passkey was given', async () => {
  const page = await visits.open('about:blank', options);
  await addAuthenticator(page);
  const account = await signUp(page);
  await addPasskey(page, account);
  const elsewhere = await visits.open('about:blank');
  const { email, password } = account;
  await elsewhere.request.post('/api/auth/login', {
    data: { email, password },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
  await hydrated(page);
  const end = page.getByRole('button', { name: 'End all others' });
  await end.waitFor();
  await asAWhileAgo(page, '/api/account/sessions/', true);
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('You are signed out everywhere else.').waitFor();
  expect(await end.count()).toBe(0);
});
