import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeItem, THREE_PICTURES } from './item.ts';

const visits = setUpVisits();

it.each(['light', 'dark'] as const)('leaves axe nothing to mend, %s', async (colorScheme) => {
  const page = await visits.open('/', { colorScheme });
  await signUp(page);
  const id = await makeItem(page, { images: THREE_PICTURES });
  for (const path of ['/merch', `/merch/${id}`, `/merch/${id}/edit`, '/merch/new']) {
    await page.goto(path);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByText('Give your item a name').waitFor();
  expect(await violations(page)).toEqual([]);
});
