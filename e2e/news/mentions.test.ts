/** Members who are mentioned: chosen from a list while one types. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makePost } from './post.ts';

const visits = setUpVisits();

/** Somebody who is to be mentioned, and a page of another one. */
async function twoMembers() {
  const [other, page] = [await visits.open('about:blank'), await visits.open('about:blank')];
  const { username } = await signUp(other);
  await signUp(page);
  return { username, page };
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Join the Discussion' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Members' });
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true });

/** Types as much of a mention as is of one name only, but for its last letter. */
async function begin(page: Page, label: string, username: string) {
  await page.getByLabel(label).pressSequentially(`Ask @${username.slice(0, -1)}`);
  await option(page, username).waitFor();
}

async function openComment(page: Page) {
  await page.getByRole('button', { name: 'Add Comment' }).click();
  return dialog(page).getByLabel('Leave Your Thoughts');
}

it('are chosen by the keyboard in a comment, whose draft has them, and are led to', async () => {
  const { username, page } = await twoMembers();
  await open(page, `/news/${await makePost(page)}`);
  const field = await openComment(page);
  await begin(page, 'Leave Your Thoughts', username);
  expect(await violations(page)).toEqual([]);
  await field.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  expect(await dialog(page).isVisible()).toBe(true);

  await field.fill('');
  await begin(page, 'Leave Your Thoughts', username);
  while ((await list(page).getByRole('option', { selected: true }).textContent()) !== username)
    await field.press('ArrowDown');
  await field.press('Enter');
  expect(await field.inputValue()).toBe(`Ask @${username} `);
  await field.press('Control+z');
  expect(await field.inputValue()).toBe(`Ask @${username.slice(0, -1)}`);
  await field.press('Control+Shift+z');
  await field.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });

  const again = await openComment(page);
  await page.getByText('This is what you typed before.').waitFor();
  expect(await again.inputValue()).toBe(`Ask @${username} `);
  await again.press('End');
  await again.pressSequentially('about it.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  const link = page.getByRole('article').getByRole('link', { name: `@${username}` });
  expect(await link.getAttribute('href')).toBe(`/user/${username}`);
});

it('are pressed in the form of a post, in a list that stays beside the text and in the window', async () => {
  const { username, page } = await twoMembers();
  await open(page, '/news/new');
  await begin(page, 'Details', username);
  const details = page.getByLabel('Details');
  const place = async () => {
    const [field, box] = [await details.boundingBox(), await list(page).boundingBox()];
    const end = field!.y + field!.height;
    return {
      field: field!,
      box: box!,
      below: box!.y - end,
      above: field!.y - box!.y - box!.height,
    };
  };
  const { field, box, below } = await place();
  expect([box.x, box.width]).toEqual([field.x, field.width]);
  expect(below).toBeGreaterThanOrEqual(0);
  expect((await option(page, username).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.mouse.wheel(0, 40);
  await expect.poll(async () => (await place()).field.y).toBe(field.y - 40);
  await expect.poll(async () => (await place()).below).toBe(below);
  // As low as a keyboard leaves it.
  await page.setViewportSize({ width: 390, height: Math.round(field.y + field.height) });
  await expect.poll(async () => (await place()).above).toBeGreaterThanOrEqual(0);
  expect((await place()).box.y).toBeGreaterThanOrEqual(0);
  await option(page, username).click();
  expect(await details.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByText('This is what you typed before.').waitFor();
  expect(await details.inputValue()).toBe(`Ask @${username} `);
});

it('are gone through by the keyboard where they are more than there is room for', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const names = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, username: `coyote-${at}` }));
  await page.route('**/api/users/?starts=*', (route) => route.fulfill({ json: names }));
  await open(page, '/news/new');
  await page.getByLabel('Details').pressSequentially('@coy');
  await option(page, 'coyote-0').waitFor();
  const inSight = () =>
    option(page, 'coyote-7').evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return bottom <= element.parentElement!.getBoundingClientRect().bottom;
    });
  expect(await inSight()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Details').press('ArrowUp');
  await expect.poll(inSight).toBe(true);
});
