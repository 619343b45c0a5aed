import { expect, it } from 'vitest';
import { federated, hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const offline = { expectedErrors: /ERR_INTERNET_DISCONNECTED|did not load|already registered/ };

it('a page that fails to load offline says that there is no connection, and loads when there is one', async () => {
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
