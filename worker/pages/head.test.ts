import { shareCard } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { PAGE_STATE_ID } from '@desert/contract/pages/shell';
import { expect, it } from 'vitest';
import { readPage, rendering } from '../test/visit.ts';

const documentOf = async (head: Partial<PageHead> & { status?: number }) =>
  (await readPage('/history/2011-12/?tab=1', rendering('', head))).html;

const PAGE = 'https://desert.test/history/2011-12';

const metaIn = (html: string, name: string) =>
  new RegExp(`<meta \\w+="${name}" content="([^"]*)">`).exec(html)?.[1];

const thingIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

it('a page without a picture has a share card with its title and the site’s picture', async () => {
  const html = await documentOf({ title: 'A <season>', description: 'Told' });
  expect(metaIn(html, 'og:title')).toBe('A &#60;season&#62;');
  expect(metaIn(html, 'og:description')).toBe('Told');
  expect(metaIn(html, 'og:url')).toBe(PAGE);
  expect(metaIn(html, 'og:type')).toBe('website');
  expect(metaIn(html, 'og:image')).toBe('https://desert.test/images/card.png');
  expect(metaIn(html, 'og:image:width')).toBe('1200');
  expect(metaIn(html, 'og:image:alt')).toMatch(/saguaro/);
  expect(metaIn(html, 'twitter:card')).toBe('summary_large_image');
});

const photo = `/photos/${'a'.repeat(32)}-2048.webp`;
const long = 'https://pictures.example/'.padEnd(2048, 'é');
it.each<[string, PageHead['picture'], Record<string, unknown>]>([
  [
    'the picture of the page’s subject, whose size is unknown',
    { url: 'https://pictures.example/a.jpg?b="c"', alt: 'A mug' },
    { '': 'https://pictures.example/a.jpg?b=&#34;c&#34;', ':alt': 'A mug', ':width': undefined },
  ],
  [
    'a fan’s photo, with its size',
    { url: photo, alt: 'A mug', width: 2048, height: 1536 },
    { '': `https://desert.test${photo}`, ':width': '2048', ':height': '1536' },
  ],
  [
    'the figures of a season or a player, as the edge draws them',
    shareCard('/history/2011-12', '42-27-13'),
    { '': `${PAGE}/card.png`, ':width': '1200', ':alt': '42-27-13' },
  ],
  ['a picture with the longest address that a record takes', { url: long, alt: '' }, { '': long }],
  [
    'no drawing of this site: cards take no SVG',
    { url: '/images/demo/mug.svg', alt: 'A mug' },
    { '': 'https://desert.test/images/card.png', ':width': '1200' },
  ],
])('a page’s share card shows %s', async (_, picture, shown) => {
  const html = await documentOf({ picture });
  for (const [name, value] of Object.entries(shown))
    expect(metaIn(html, `og:image${name}`)).toEqual(value);
});

it('the JSON-LD of a page has the page’s address and picture', async () => {
  const about = { '@type': 'Product', name: 'A mug' };
  const html = await documentOf({ about, picture: { url: '/images/demo/mug.svg', alt: '' } });
  expect(thingIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'A mug',
    url: PAGE,
    image: 'https://desert.test/images/demo/mug.svg',
  });
});

it('structured data describes a published record as an article with absolute URLs', async () => {
  const about = { '@type': 'DiscussionForumPosting', datePublished: '2026-11-21T00:00:00.000Z' };
  expect(metaIn(await documentOf({ about }), 'og:type')).toBe('article');
  const doan = { '@type': 'Person', name: 'Shane Doan', url: '/history/players/shane-doan' };
  const html = await documentOf({ about: { '@type': 'Product', about: [doan] } });
  const url = new URL(doan.url, PAGE).href;
  expect(thingIn(html)).toMatchObject({ about: [{ ...doan, url }] });
});

it('the JSON-LD of a page escapes text that could end its script element', async () => {
  const name = '</script><script>alert(1)<!--';
  const html = await documentOf({ about: { '@type': 'Product', name } });
  expect(html).not.toContain('<script>alert');
  expect(thingIn(html)).toMatchObject({ name });
});

it('the head of a page links the feed of its list', async () => {
  const html = await documentOf({ feed: { title: 'News', path: '/news/feed.xml' } });
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="News" href="/news/feed.xml">',
  );
});

it('the head of a listed page has its canonical address and no noindex', async () => {
  const html = await documentOf({});
  expect(html).toContain(`<link rel="canonical" href="${PAGE}">`);
  expect(metaIn(html, 'robots')).toBeUndefined();
});

it.each([
  ['which is not to be listed', { listed: false }],
  ['which does not exist', { status: 404 }],
  ['of somebody else', { status: 403 }],
])('the head of a page %s has noindex', async (_, head) => {
  const html = await documentOf({ ...head, about: { '@type': 'Product' } });
  expect(metaIn(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(thingIn(html)).toBeNull();
});

it('a page has one page state, and its JSON-LD in the head', async () => {
  const html = await documentOf({ about: { '@type': 'Product' } });
  expect(html.split(`id="${PAGE_STATE_ID}"`)).toHaveLength(2);
  expect(html.indexOf('ld+json')).toBeLessThan(html.indexOf('</head>'));
});
