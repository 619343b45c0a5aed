import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newAccount, signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { type Copy, copyRepository } from './copy.ts';
import { startCommand, type StartedSite } from './dev-server.ts';

const visits = setUpVisits();
let copy: Copy;
let site: StartedSite;
let dev: StartedSite;

beforeAll(async () => {
  copy = copyRepository();
  cpSync(inject('filledState'), join(copy.folder, '.wrangler/state'), { recursive: true });
  site = await startCommand('npm start', copy.folder, { PORT: '0' });
  const command = `npm run dev -w mf-news -- --against ${site.url}`;
  dev = await startCommand(command, copy.folder, { PORT: '0' });
});
afterAll(async () => {
  await dev?.stop();
  await site?.stop();
  copy.remove();
});

async function openForm(expectedErrors = /^$/): Promise<Page> {
  const page = await visits.open('/news', { origin: dev.url, expectedErrors });
  await hydrated(page);
  await signUp(page, newAccount());
  await page.goto('/news/new');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Title').fill('Half a thought');
  return page;
}

it('an edit of a component, its style or the kit shows at once, and keeps the state and the other sections', async () => {
  const page = await openForm();

  copy.edit('mf-news/src/form/PostForm.tsx', 'Start a discussion', 'Begin a discussion');
  await page.getByRole('heading', { name: 'Begin a discussion' }).waitFor();

  copy.edit('shell/kit/records/form/RecordForm.tsx', '{heading}', '{heading} Now.');
  await page.getByRole('heading', { name: /Begin .* Now\./ }).waitFor();

  copy.edit('shell/kit/shared.css', '.stack {', '.stack {\n  outline: 3px solid;');
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('main h1')!.parentElement!).outlineWidth === '3px',
  );

  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');

  // The other sections are as they were built, with the same React and session.
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await nav.getByText('Store').click();
  await page.getByRole('link', { name: 'Add an item to sell' }).waitFor();
  await nav.getByText('News').click();
  await page.getByRole('link', { name: 'Make a new post' }).waitFor();

  // The section's styles apply in its place only.
  const file = 'mf-news/src/list/PostsPage.module.css';
  copy.edit(file, '.page {', 'body {\n  opacity: 0.5;\n}\n\n.page {\n  opacity: 0.9;');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-section="news"] *')].some(
      (element) => getComputedStyle(element).opacity === '0.9',
    ),
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('the page shows what a component threw and where, until it is fixed', async () => {
  const page = await openForm(/The section news threw/);
  const before = 'export function PostForm({ data: { record: post } }: FormPageProps<Post>) {\n';
  copy.edit('mf-news/src/form/PostForm.tsx', before, `${before}  throw new Error('Not today');\n`);
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('Error: Not today').waitFor();
  const stack = await overlay.locator('.stack').innerText();
  const sources = join(copy.folder, 'mf-news/src/form/PostForm.tsx');
  const code = readFileSync(sources, 'utf8');
  const line = code.slice(0, code.indexOf(before)).split('\n').length;
  expect(stack).toContain(
    `at PostForm (${sources}:${line + 1}:9)\n\nComponents:\n    at PostForm (${sources}:${line}:`,
  );
  expect(stack).toContain(join(copy.folder, 'shell/kit/section/MatchedPage.tsx'));

  copy.edit('mf-news/src/form/PostForm.tsx', "  throw new Error('Not today');\n", '');
  await overlay.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: /discussion/ }).waitFor();
});

it('the dev server shows a type error in the terminal, and a forbidden change of a global over the page', async () => {
  const page = await openForm(/./);
  const before = 'export function PostForm({ data: { record: post } }: FormPageProps<Post>) {\n';
  const form = 'mf-news/src/form/PostForm.tsx';
  copy.edit(form, before, `${before}  const line: string = 42;\n`);
  await expect.poll(() => dev.said.join('\n')).toMatch(/PostForm\.tsx.*error TS2322/);

  copy.edit(form, '  const line: string = 42;\n', "  document.title = 'Mine';\n");
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('document.title is changed').waitFor();
  copy.edit(form, "  document.title = 'Mine';\n", '');
});
