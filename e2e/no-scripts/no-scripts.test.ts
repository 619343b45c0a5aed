import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAccount, signUp } from '../accounts/account.ts';
import { makeMemory, THREE_PICTURES } from '../memories/memory.ts';
import { makeItem } from '../store/item.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const SENTENCE = /^Scripts are off in this browser\./;
const off = { javaScriptEnabled: false };

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

it('says what needs scripts, and only where there are none', async () => {
  const page = await visits.open('/news/3', off);
  expect(await page.getByText(SENTENCE).isVisible()).toBe(true);
  const other = await visits.open('/news/3');
  expect(await other.getByText(SENTENCE).count()).toBe(0);
});

it('no page shows a button that does nothing, or waits for code that never loads', async () => {
  const page = await visits.open('about:blank', off);
  await signUp(page);
  const id = await makeMemory(page, { images: THREE_PICTURES });
  const item = await makeItem(page);
  const records = [`/memories/${id}`, '/merch/14', `/merch/${item}`];
  for (const path of ['/memories', ...records, '/merch/messages', '/login', '/user/profile']) {
    await page.goto(path);
    await page.getByText(SENTENCE).waitFor();
    expect(await page.getByText('Loading...').filter({ visible: true }).count()).toBe(0);
    for (const name of [
      /image$/,
      'Share',
      'Buy this item',
      /Add.*Comment/,
      'Demo User',
      /passkey/,
      /^Delete/,
      /^Like/,
    ]) {
      expect(await button(page, name).filter({ visible: true }).count()).toBe(0);
    }
  }
});

it('a visitor without scripts who presses Like logs in on a page of its own and comes back', async () => {
  const page = await visits.open('/', off);
  const account = newAccount();
  await signUp(await visits.open('/'), account);
  await page.goto('/news/3');
  await button(page, /^Like, /).click();
  await page.getByText('You need an account for that. Log in to continue.').waitFor();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('/news/3');
  await button(page, /^Profile of/).waitFor();
});
