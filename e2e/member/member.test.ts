/** A member's page, and the links to it. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const nameIn = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Signs up a member with an item for sale. */
async function seller() {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const name = `Scarf of ${username}`;
  await makeItem(page, { name });
  return { page, username, name };
}

it('the space just above a name on a card leads to the member, and the space beside the name to the record', async () => {
  const { username, name } = await seller();
  const page = await visits.open('/merch', { viewport: { width: 1280, height: 800 } });
  await hydrated(page);
  const named = nameIn(card(page, name), username);
  await named.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await named.boundingBox()) ?? {};
  const leadsTo = (left: number, top: number) =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
      [left, top] as const,
    );
  expect(await leadsTo(x + width / 2, y + height / 2 - 20)).toBe(`/user/${username}`);
  expect(await leadsTo(x - 20, y + height / 2)).toMatch(/^\/merch\/\d+$/);
});

it('a member can be blocked and unblocked on the page of that member', async () => {
  const { username } = await seller();
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto(`/user/${username}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  for (const [button, said] of [
    ['Block', `You blocked ${username}.`],
    ['Unblock', `You unblocked ${username}.`],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await dialog.getByRole('heading', { name: `${button} ${username}` }).waitFor();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(said).waitFor();
    await dialog.waitFor({ state: 'detached' });
  }
});
