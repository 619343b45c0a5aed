/** The main tasks in all browsers but Chromium that are installed, on a phone and in a wide window. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAccount, openMenu, signUp } from '../accounts/account.ts';
import { browsersToTest } from '../browser/names.ts';
import { postOf } from '../news/post.ts';
import { choosePhotos, makePhotos, uploaded } from '../photos/photo-rows.ts';
import { drawing, makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const { found, missing } = browsersToTest();
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 } },
  'wide window': { viewport: { width: 1280, height: 900 } },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Opens the form to log in or to sign up in a modal. */
async function openForm(page: Page, name: 'Log In' | 'Sign Up') {
  await openMenu(page);
  await page.locator('#profile-menu').getByRole('link', { name }).click();
  await page.getByRole('dialog', { name }).waitFor();
}

async function go(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

it.for(missing)('the browser %s is installed for the tests of the main tasks', (name, { skip }) => {
  skip(`no ${name} is found here`);
  expect(found).toContain(name);
});

describe.each(found)('%s', (browser) => {
  const visits = setUpVisits(browser);

  describe.each(Object.entries(WINDOWS))('in a %s', (_, window) => {
    async function fan(path?: string) {
      const page = await visits.open('/rules', window);
      const account = await signUp(page);
      if (path !== undefined) await go(page, path);
      return { page, ...account };
    }

    it('a visitor signs up, logs out and logs in', async () => {
      const { email, username, password } = newAccount();
      const page = await visits.open('/history', window);
      await hydrated(page);
      await openForm(page, 'Sign Up');
      const login = { Email: email, Password: password };
      await fill(page, { ...login, Username: username, 'Confirm Password': password });
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await button(page, `Account menu for ${username}`).click();
      await page.getByRole('link', { name: 'Log Out' }).click();
      await page.getByRole('heading', { level: 1, name: 'Still howling' }).waitFor();
      await button(page, /^Account menu$/).waitFor();
      // The page that follows closes an open menu when it takes the focus.
      await page.locator('#main:focus').waitFor();
      await openForm(page, 'Log In');
      await fill(page, login);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await button(page, `Account menu for ${username}`).waitFor();
    });

    it('a member lists an item with a photo', async () => {
      const { page } = await fan('/merch/new');
      await choosePhotos(page, await makePhotos(page, 1));
      await fill(page, { 'Item Name': 'Foam paw', Description: 'Loud.', Price: '12.5' });
      await uploaded(page, 1);
      await button(page, 'Create Item').click();
      await page.waitForURL(/\/merch\/\d+$/);
      await page.getByRole('heading', { level: 1, name: 'Foam paw' }).waitFor();
      const photo = page.locator('main img[src^="/photos/"]').first();
      const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    });

    it('a member posts, comments, restores a deleted comment, likes and removes the like', async () => {
      const { page } = await fan('/news/new');
      await fill(page, { Title: 'Who kept a puck?', Details: 'Mine is\n\non the shelf.' });
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await page.waitForURL(/\/news\/\d+$/);
      await button(page, 'Add Comment').click();
      await page.getByLabel('Leave Your Thoughts').fill('In a drawer.');
      await button(page, 'Post Comment').click();
      const comment = page.getByText('In a drawer.', { exact: true });
      await comment.waitFor();
      const locator = page.getByRole('listitem').filter({ hasText: 'In a drawer.' });
      await locator.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No comments yet').waitFor();
      await button(page, 'Undo').click();
      await page.getByText('Your comment was restored.').waitFor();
      await page.reload();
      await comment.waitFor();

      await hydrated(page);
      const likes = async () => (await postOf(page, Number(page.url().split('/').at(-1)))).likes;
      const like = (name: string, pressed: boolean) =>
        page.getByRole('button', { name, exact: true, pressed }).first();
      await like('Like, 0 likes', false).click();
      await like('Like, 1 like', true).waitFor();
      await expect.poll(likes).toBe(1);
      await like('Like, 1 like', true).click();
      await like('Like, 0 likes', false).waitFor();
      await expect.poll(likes).toBe(0);
    });

    it('a visitor sorts a table of a season', async () => {
      const page = await visits.open('/history/2011-12', window);
      await hydrated(page);
      const table = page.getByRole('table', { name: /Forwards/ });
      const first = table.getByRole('row').nth(1).getByRole('rowheader');
      expect(await first.textContent()).toContain('Whitney');
      const goals = table.getByRole('columnheader', { name: /^G\b|Goals/ }).first();
      await goals.getByRole('link').click();
      // The press hydrates the table first.
      await expect.poll(() => first.textContent()).toContain('Vrbata');
      expect(await goals.getAttribute('aria-sort')).toBe('descending');
    });

    it('a visitor finds a player by a suggestion, and by a search', async () => {
      const page = await visits.open('/search', window);
      await hydrated(page);
      const field = page.locator('main').getByRole('combobox');
      await field.fill('Doan');
      await page.locator('[role=option]').filter({ hasText: 'Shane Doan' }).first().click();
      await page.getByRole('heading', { name: 'Shane Doan', level: 1 }).waitFor();
      await page.goBack();
      await field.fill('Doan');
      await field.press('Enter');
      await page.waitForURL('/search?q=Doan');
      const players = page.getByRole('region', { name: 'Players' });
      expect(await players.getByRole('listitem').first().textContent()).toContain('Shane Doan');
    });

    it('leaving a page while a section loads logs no error', async () => {
      const page = await visits.open('/rules', window);
      const code = /\/mf\/news\/\w+\/assets\/section-/;
      // Pending for as long as the page is open.
      await page.route(code, () => undefined);
      const asked = page.waitForRequest(code);
      await page.goto('/news');
      await asked;
      await page.goto('/rules');
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe('/rules');
    });

    it('a member sends a message to a seller, who replies', async () => {
      const { page: seller, username } = await fan();
      const images = [{ url: drawing('puck'), alt: 'A puck' }];
      const id = await makeItem(seller, { images });
      const { page: buyer } = await fan(`/merch/${id}`);
      const said = (page: Page, text: string) =>
        page.locator('main ol > li').filter({ hasText: text });
      const say = async (page: Page, text: string) => {
        await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
        await button(page, 'Send').click();
        await said(page, text).waitFor();
      };
      await buyer.getByRole('link', { name: 'Message the seller' }).click();
      await say(buyer, 'Is it a true L?');
      await buyer.waitForURL(/\/merch\/messages\/\d+#latest$/);
      await go(seller, new URL(buyer.url()).pathname);
      await said(seller, 'Is it a true L?').waitFor();
      await say(seller, `It is, says ${username}.`);
      await said(buyer, `It is, says ${username}.`).waitFor();
    });
  });
});
