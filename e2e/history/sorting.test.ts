import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pressByKeys } from '../tabs.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const forwards = (page: Page) => page.getByRole('table', { name: /Forwards/ });

async function firstName(page: Page) {
  return forwards(page).getByRole('row').nth(1).getByRole('rowheader').textContent();
}

it('is sorted by points first, and by a click by another column', async () => {
  const page = await visits.open('/history/2011-12');
  await hydrated(page);
  expect(await firstName(page)).toContain('Whitney');
  const goals = forwards(page)
    .getByRole('columnheader', { name: /^G\b|Goals/ })
    .first();
  await goals.getByRole('button').click();
  expect(await firstName(page)).toContain('Vrbata');
  expect(await goals.getAttribute('aria-sort')).toBe('descending');
  await goals.getByRole('button').click();
  expect(await goals.getAttribute('aria-sort')).toBe('ascending');
});

it('is sorted by the keyboard alone, and says so', async () => {
  const page = await visits.open('/history/2011-12');
  await hydrated(page);
  const button = forwards(page).getByRole('button').first();
  await pressByKeys(button);
  await page
    .getByRole('status')
    .getByText(/^Forwards: Sorted by /)
    .waitFor({ state: 'attached' });
});
