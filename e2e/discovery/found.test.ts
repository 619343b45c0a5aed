import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makeMemory } from '../memories/memory.ts';
import { makePost } from '../news/post.ts';
import { siteUrl } from '../site/url.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** What nobody may type into a document: ends scripts, elements and attributes. */
const HOSTILE = '</script><script>alert(1)</script> ]]> & "quoted"';

const PICTURE = { url: '/images/demo/mug.svg', alt: 'A drawn mug' };

/** What the document says the page is about. */
async function thingOn(page: Page): Promise<unknown> {
  return JSON.parse((await page.textContent('script[type="application/ld+json"]')) ?? '');
}

const canonicalOf = (page: Page) =>
  page.locator('link[rel="canonical"]').getAttribute('href', { timeout: 2000 });

/** A feed as a reader parses it: title and text of each entry. */
async function readFeed(page: Page, path: string): Promise<[title: string, text: string][]> {
  const answer = await page.request.get(path);
  // A page of the site makes no document of a text.
  const reader = await page.context().newPage();
  const entries = await reader.evaluate(
    (xml): [title: string, text: string][] => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      if (feed.querySelector('parsererror')) throw new Error('The feed is not XML');
      return [...feed.querySelectorAll('item')].map((item) => {
        const html = item.querySelector('description')?.textContent ?? '';
        const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
        return [item.querySelector('title')?.textContent ?? '', textContent];
      });
    },
    await answer.text(),
  );
  await reader.close();
  return entries;
}

it('says what an item, a post and a memory are, whatever was typed, and puts stories into feeds', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const person = { '@type': 'Person', name: username };
  const story = { title: HOSTILE, details: HOSTILE };
  const item = await makeItem(page, { name: HOSTILE, price: 12.5, images: [PICTURE] });
  const post = await makePost(page, story);
  const memory = await makeMemory(page, { ...story, images: [PICTURE] });
  const origin = siteUrl();

  await page.goto(`/merch/${item}`);
  expect(await thingOn(page)).toMatchObject({
    '@type': 'Product',
    name: HOSTILE,
    offers: { price: 12.5, priceCurrency: 'USD', seller: person },
    url: `${origin}/merch/${item}`,
    image: origin + PICTURE.url,
  });
  await page.goto(`/news/${post}`);
  const discussion = { '@type': 'DiscussionForumPosting', headline: HOSTILE, author: person };
  expect(await thingOn(page)).toMatchObject(discussion);
  await page.goto(`/memories/${memory}`);
  expect(await thingOn(page)).toMatchObject({ ...discussion, image: origin + PICTURE.url });

  for (const path of ['/news/feed.xml', '/memories/feed.xml']) {
    expect(await readFeed(page, path)).toContainEqual([HOSTILE, HOSTILE]);
  }
  await page.goto(`/merch/${item}/edit`);
  expect(await page.getAttribute('meta[name="robots"]', 'content')).toBe('noindex');
});

it('keeps its address right from page to page, and names the feed and the icons', async () => {
  const page = await visits.open('/news?x=1');
  await hydrated(page);
  const origin = new URL(page.url()).origin;
  expect(await canonicalOf(page)).toBe(`${origin}/news`);
  const links = await page
    .locator('link[rel="alternate"], link[rel="manifest"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(links).toContain(`${origin}/news/feed.xml`);
  const card = await page.getAttribute('meta[property="og:image"]', 'content');
  for (const address of [...links, card ?? '']) {
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
  }
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await page.waitForFunction(() => document.title.includes('History ·'));
  expect(await canonicalOf(page)).toBe(`${origin}/history`);
});

it('copies the link of a page to share, and says so', async () => {
  const page = await visits.open('/history/2011-12/?x=1', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Link copied', { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/history/2011-12`);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
