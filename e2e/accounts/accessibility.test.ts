import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu } from './account.ts';

const visits = setUpVisits();

it.each(['/login', '/signup'])(
  'finds nothing to mend on %s, with and without messages',
  async (path) => {
    const page = await visits.open(path);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    await page.locator('form button[type=submit]').click();
    expect(await violations(page)).toEqual([]);
  },
);

it('finds nothing to mend in the menu and the modals', async () => {
  const page = await visits.open('/history/2011-12');
  await hydrated(page);
  await openMenu(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
});
