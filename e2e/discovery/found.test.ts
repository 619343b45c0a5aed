import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeMemory } from '../memories/memory.ts';
import { makePost } from '../news/post.ts';
import { openSignedIn } from '../signed-in.ts';
import { siteUrl } from '../site/url.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** A text that would end scripts, elements and attributes if it were not escaped. */
const HOSTILE = '</script><script>alert(1)</script> ]]> & "quoted"';

const PICTURE = { url: '/images/demo/mug.svg', alt: 'A drawn mug' };

/** Parses the JSON-LD of a page. */
async function thingOn(page: Page): Promise<unknown> {
  return JSON.parse((await page.textContent('script[type="application/ld+json"]')) ?? '');
}

it('pages describe an item, a post and a memory as JSON-LD, whatever was typed', async () => {
  const { page, username } = await openSignedIn(visits);
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

  await page.goto(`/merch/${item}/edit`);
  expect(await page.getAttribute('meta[name="robots"]', 'content')).toBe('noindex');
});

it('the head of a page links its feed, icons and card, and has the current canonical address', async () => {
  const page = await visits.open('/news?x=1');
  await hydrated(page);
  const { origin } = new URL(page.url());
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute('href')).toBe(`${origin}/news`);
  const links = await page
    .locator('link:is([rel="alternate"], [rel="manifest"], [rel="apple-touch-icon"])')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(links).toContain(`${origin}/news/feed.xml`);
  const card = await page.getAttribute('meta[property="og:image"]', 'content');
  for (const address of [...links, card ?? '']) {
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
  }
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.waitForFunction(() => document.title.includes('History ·'));
  expect(await canonical.getAttribute('href')).toBe(`${origin}/history`);
});
