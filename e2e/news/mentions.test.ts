/** Mentions: the member is chosen from a list while the user types. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { makePost } from './post.ts';

const visits = setUpVisits();

const list = (page: Page) => page.getByRole('listbox', { name: 'Members' });
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true });

/** Returns a test account's name without its number. */
const beginningOf = (username: string) => username.slice(0, username.lastIndexOf('-'));

/** Types the beginning of a mention, and waits until the member is suggested. */
async function typeMention(page: Page, label: string, username: string) {
  await page.getByLabel(label).pressSequentially(`Ask @${beginningOf(username)}`);
  await option(page, username).waitFor();
}

it('a mention in a comment can be chosen by keyboard, undone, and followed as a link', async () => {
  const { username } = await openSignedIn(visits);
  const { page } = await openSignedIn(visits);
  await goTo(page, `/news/${await makePost(page)}`);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the Discussion' });
  const field = dialog.getByLabel('Leave Your Thoughts');
  await typeMention(page, 'Leave Your Thoughts', username);
  expect(await violations(page)).toEqual([]);
  await field.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);

  await field.fill('');
  await typeMention(page, 'Leave Your Thoughts', username);
  while ((await list(page).getByRole('option', { selected: true }).textContent()) !== username)
    await field.press('ArrowDown');
  await field.press('Enter');
  expect(await field.inputValue()).toBe(`Ask @${username} `);
  await field.press('Control+z');
  expect(await field.inputValue()).toBe(`Ask @${beginningOf(username)}`);
  await field.press('Control+Shift+z');
  await field.pressSequentially('about it.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const link = page.getByRole('article').getByRole('link', { name: `@${username}` });
  expect(await link.getAttribute('href')).toBe(`/user/${username}`);
});

it('the list of names to mention stays beside the text area and inside the window', async () => {
  const { username } = await openSignedIn(visits);
  const { page } = await openSignedIn(visits, '/news/new');
  await typeMention(page, 'Details', username);
  const details = page.getByLabel('Details');
  const place = async () => {
    const field = (await details.boundingBox())!;
    const box = (await list(page).boundingBox())!;
    const below = box.y - field.y - field.height;
    return { field, box, below, above: field.y - box.y - box.height };
  };
  const { field, box, below } = await place();
  expect([box.x, box.width]).toEqual([field.x, field.width]);
  expect(below).toBeGreaterThanOrEqual(0);
  expect((await option(page, username).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.mouse.wheel(0, 40);
  await expect.poll(async () => (await place()).field.y).toBe(field.y - 40);
  await expect.poll(async () => (await place()).below).toBe(below);
  // As low as a phone's keyboard leaves the window.
  await page.setViewportSize({ width: 390, height: Math.round(field.y + field.height) });
  await expect.poll(async () => (await place()).above).toBeGreaterThanOrEqual(0);
  expect((await place()).box.y).toBeGreaterThanOrEqual(0);
  await option(page, username).click();
  expect(await details.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByText('We restored your draft.').waitFor();
  expect(await details.inputValue()).toBe(`Ask @${username} `);
});
