import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { federated, hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const offline = { expectedErrors: /ERR_INTERNET_DISCONNECTED|did not load|already registered/ };

it('a page that fails to load offline says that there is no connection, and recovers with one', async () => {
  const page = await visits.open('/', offline);
  await hydrated(page);
  const noConnection = page.getByRole('heading', { level: 1, name: 'You’re offline' });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'History', exact: true }).first().click();
  await noConnection.waitFor();
  expect(await page.getByText('rough shift').count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Coyotes Franchise History' }).waitFor();
  await federated(page, 'history');
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /2011-12/ })
    .first()
    .click();
  await noConnection.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /Phoenix Coyotes/ }).waitFor();
});

it('a log-out without a connection says that it failed', async () => {
  const page = await visits.open('/', offline);
  await signUp(page);
  await page.reload();
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Log Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'You’re still logged in' });
  await dialog.getByText('You’re offline. If you share').waitFor();
  // The toast is in the dialog: outside of it, the dialog would cover it.
  await dialog.getByText('You’re offline. What you see').waitFor();
  // Each try opens another modal in the history, which must not close the dialog.
  for (let tries = 0; tries < 10; tries += 1) {
    const failed = page.waitForEvent('requestfailed');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await failed;
    await dialog.getByText('You’re offline. If you share').waitFor();
  }
  await idle(page);
  expect(await dialog.isVisible()).toBe(true);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You’re logged out.').waitFor();
});
