import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchScripts } from '../scripts.ts';
import { hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const LABELS = ['Store', 'News', 'History', 'Memories'];

/** A section's newest records on the home page. */
const newsOf = (page: Page, label: string) => page.getByRole('region', { name: label });

const record = (page: Page, label: string) =>
  newsOf(page, label).getByRole('heading', { level: 3 }).first().getByRole('link');

it('the home page shows without scripts what is new in each section, and links there', async () => {
  const page = await visits.open('/', { javaScriptEnabled: false });
  for (const label of LABELS) {
    const title = (await record(page, label).textContent())!.replaceAll(/\s+/g, ' ').trim();
    await page.goto((await record(page, label).getAttribute('href'))!);
    expect(await page.title()).toContain(title);
    await page.goto('/');
  }
});

it('the home page loads no code of a section, and few and small files', async () => {
  const page = await visits.open('about:blank');
  const requests: string[] = [];
  const scripts = watchScripts(page);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const response = await page.goto('/');
  await hydrated(page);
  await idle(page);
  expect(
    requests.filter((path) => /^\/(mf|api|widgets)\/(?!\w+\/section.json$)/.test(path)),
  ).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(20);
  const sizes = (await scripts()).map(({ text }) => brotliCompressSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(115_000);
  const sheets = (await response!.text()).match(/<style.*?<\/style>/gs)!.join('');
  expect(sheets).toContain('.history-');
  expect(brotliCompressSync(sheets).length).toBeLessThanOrEqual(12_000);
});

it('cards of a section are not stretched to the height of the section beside it', async () => {
  const page = await visits.open('/', { viewport: { width: 1280, height: 900 } });
  for (const label of ['Store', 'Memories']) {
    const voids = await newsOf(page, label)
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const [excerpt, line] = card.querySelectorAll('p');
          return line!.getBoundingClientRect().top - excerpt!.getBoundingClientRect().bottom;
        }),
      );
    expect(Math.min(...voids)).toBeLessThan(16);
  }
});
