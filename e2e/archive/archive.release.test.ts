/** The archive of the demo site: what is in it, what is not, and that it opens from a disk. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArchive } from '../../scripts/archive/archive.ts';
import { listArchiveFiles } from '../../scripts/archive/checksums.ts';
import { browsersToTest } from '../browser/names.ts';
import { queryAt } from '../site/query.ts';
import { siteUrl } from '../site/url.ts';
import { setUpVisits } from '../visit.ts';
import { addCanaries, CANARY } from './canaries.ts';
import { findBrokenLinks, findFiles } from './files.ts';
import { isWanted } from './wanted.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'archive-')), 'archive');
const crawled = `${folder}.crawl`;

const archive = () => makeArchive({ site: siteUrl(), folder, isWanted });

const readArchived = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  await addCanaries(siteUrl());
  await queryAt(
    siteUrl(),
    `INSERT INTO news (user_id, created_at, title, details) VALUES (1, 1, 'Soon gone', 'whimbrel')`,
  );
  await archive();
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

it('the archive contains nothing that visitors cannot see', () => {
  expect(findFiles(folder, CANARY)).toEqual([]);
  expect(findFiles(crawled, CANARY)).toEqual([]);
  expect(findFiles(folder, /Jobing\.com Arena/).length).toBeGreaterThan(1);
});

it('the archive has no broken link and loads nothing from other sites', () => {
  expect(findBrokenLinks(folder)).toEqual([]);
  expect(
    findFiles(folder, /<(?:script|img|link|iframe)[^>]* (?:src|href)="(?:https?:)?\/\//),
  ).toEqual([]);
});

it('SHA256SUMS lists the checksum of every file in the archive', () => {
  const sums = listArchiveFiles(folder).map((file) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    return `${hash.digest('hex')}  ${file}\n`;
  });
  expect(readArchived('SHA256SUMS')).toBe(sums.join(''));
  expect(readArchived('SHA256SUMS')).toContain('  data/records/news/1.json\n');
});

it('the first page of the archive counts the records of each kind', () => {
  const { counts } = JSON.parse(readArchived('archive.json')) as { counts: Record<string, number> };
  // Tests of other files post to the same site.
  const count = (kind: string) => readdirSync(join(folder, 'data/records', kind)).length;
  const [memories, items, posts] = ['memories', 'merch', 'news'].map(count);
  expect(counts).toMatchObject({ Memories: memories, Items: items, Posts: posts });
  expect(memories).toBeGreaterThanOrEqual(7);
  expect(readArchived('index.html')).toContain(`<th scope="row">Memories</th><td>${memories}</td>`);
});

it('the archive has records, comments and history as data files', () => {
  expect(JSON.parse(readArchived('data/records/memories/1.json'))).toMatchObject({
    kind: 'memories',
    title: 'The drive home',
    likes: 2,
    comments: [{ content: 'Same here, except ours took two hours.' }],
    tags: [{ kind: 'game' }, { kind: 'season' }],
  });
  expect(readArchived('data/history/teams.csv')).toMatch(/^id,year,.*\r\n/);
  expect(readArchived('data/history/lists/draft.csv')).toContain('Source:');
});

it('the archive’s WACZ file lists the archived pages', () => {
  const file = join(folder, 'archive.wacz');
  const list = execFileSync('unzip', ['-p', file, 'pages/pages.jsonl'], { encoding: 'utf8' });
  expect(list).toContain(`"url":"${siteUrl()}/memories/1"`);
});

const PAGES = {
  home: 'Still howling',
  'merch/1': 'Skates, size 9',
  'news/6': 'How do you wash an old sweater?',
  'memories/7': 'Everybody up',
  'history/players/shane-doan': 'Shane Doan',
  'history/2011-12': '2011-12',
  'history/games/2012-05-07': 'Nashville Predators',
  search: 'Search',
  index: 'Hockey Belongs In The Desert',
};

const { found } = browsersToTest();

describe.each(['chromium', ...found] as const)('in %s', (browser) => {
  const visits = setUpVisits(browser);
  const open = (file: string) => visits.open(pathToFileURL(join(folder, file)).href);

  it.each(Object.entries(PAGES))(
    'the archived page %s opens from a disk',
    async (file, heading) => {
      const page = await visits.open('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto(pathToFileURL(join(folder, `${file}.html`)).href);
      expect(await page.innerText('h1')).toContain(heading);
      expect(asked.filter((address) => !/^(?:file|data):/.test(address))).toEqual([]);
      expect(await page.locator('img').evaluateAll(listUnloaded)).toEqual([]);
    },
  );

  it('the archive’s search finds pages by the beginnings of words', async () => {
    const page = await open('news/6.html');
    await page.goto(pathToFileURL(join(folder, 'search.html')).href);
    await page.fill('main input[name="q"]', 'shan doa');
    await page.press('main input[name="q"]', 'Enter');
    const first = page.locator('.archive-results a').first();
    expect(await first.innerText()).toBe('Shane Doan');
    await first.click();
    await page.waitForURL(/shane-doan/);
  });

  it('the archived pages sort their tables and change the theme', async () => {
    const page = await open('history/2011-12.html');
    const goals = page.locator('[data-sort="goals-descending"]').first();
    await goals.click();
    expect(await readColumn(page, 'goals')).toEqual(
      (await readColumn(page, 'goals')).toSorted((a, b) => b - a),
    );
    await goals.click();
    expect(await readColumn(page, 'goals')).toEqual(
      (await readColumn(page, 'goals')).toSorted((a, b) => a - b),
    );
    await page.click('button[value="dark"]');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  });
});

function listUnloaded(images: (HTMLElement | SVGElement)[]): string[] {
  return (images as HTMLImageElement[])
    .filter((image) => image.loading !== 'lazy' && image.naturalWidth === 0)
    .map((image) => image.src);
}

function readColumn(page: Page, column: string): Promise<number[]> {
  return page
    .locator(`th:has([data-sort^="${column}-"])`)
    .first()
    .evaluate((heading) => {
      const cell = heading as HTMLTableCellElement;
      const rows = [...(cell.closest('table')?.tBodies[0]?.rows ?? [])];
      return rows.map((row) => Number(row.cells[cell.cellIndex]?.textContent));
    });
}

it('a deleted page is gone from the next archive and its crawl', async () => {
  expect(findFiles(folder, /whimbrel/)).not.toEqual([]);
  await queryAt(siteUrl(), `UPDATE news SET visibility = 'deleted' WHERE details = 'whimbrel'`);
  await archive();
  expect(findFiles(folder, /whimbrel/)).toEqual([]);
  expect(findFiles(crawled, /whimbrel/)).toEqual([]);
});

it('the archive’s WACZ file contains nothing that visitors cannot see', () => {
  const warc = execFileSync('unzip', ['-p', join(folder, 'archive.wacz'), 'archive/*'], {
    maxBuffer: 1e9,
  });
  expect(gunzipSync(warc).toString('latin1')).not.toMatch(CANARY);
});
