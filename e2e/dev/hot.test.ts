import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { siteUrl } from '../site/url.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { type Copy, copyRepository } from './copy.ts';
import { type DevServer, startDev } from './dev-server.ts';

const visits = setUpVisits();
let copy: Copy;
let dev: DevServer;

beforeAll(async () => {
  copy = copyRepository();
  const environment = { PORT: '0', SITE: siteUrl() };
  dev = await startDev('npm run dev -w mf-news', copy.folder, environment);
}, 120_000);
afterAll(async () => {
  await dev?.stop();
  copy.remove();
});

async function openForm(): Promise<Page> {
  const page = await visits.open('/news', { origin: dev.url });
  await hydrated(page);
  await signUp(page);
  await page.goto('/news/new');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Title').fill('Half a thought');
  return page;
}

it('shows an edit at once, of a component, of its style and of the kit, and keeps the state', async () => {
  const page = await openForm();

  copy.edit('mf-news/src/form/PostForm.tsx', 'Start a discussion', 'Begin a discussion');
  await page.getByRole('heading', { name: 'Begin a discussion' }).waitFor();

  copy.edit('shell/kit/form/RecordForm.tsx', '{heading}', '{heading} Now.');
  await page.getByRole('heading', { name: /Begin .* Now\./ }).waitFor();

  copy.edit('shell/kit/form/RecordForm.module.css', '.page {', '.page {\n  outline: 3px solid;');
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('main h1')!.parentElement!).outlineWidth === '3px',
  );

  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('has the section’s styles apply in its place only', async () => {
  const page = await visits.open('/news', { origin: dev.url });
  await hydrated(page);
  const file = 'mf-news/src/list/PostCard.module.css';
  copy.edit(file, '.card {', 'body {\n  opacity: 0.5;\n}\n\n.card {\n  opacity: 0.9;');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.news-PostCard-card')!).opacity === '0.9',
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
});

it('has the other sections as they were built, with the same React and session', async () => {
  const page = await openForm();
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await nav.getByText('Store').click();
  await page.getByRole('link', { name: 'Add an item to sell' }).waitFor();
  await nav.getByText('News').click();
  await page.getByRole('link', { name: 'Make a new post' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
