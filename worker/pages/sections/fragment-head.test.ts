import { expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { rendering, visit } from '../../test/visit.ts';
import { parseHead } from './fragment-head.ts';

const env = { SECTIONS: [] } as unknown as Env;
const parsed = (head: object) => parseHead(env, JSON.stringify(head), 'history', '/history');

const good = {
  bytes: 0,
  status: 200,
  title: 'A mug',
  description: '',
  listed: false,
  picture: { url: '/images/a.svg', alt: '' },
  about: { '@type': 'Product', name: 'A mug', offers: { price: 5 } },
  feed: { title: 'News', path: '/news/feed.xml' },
};

it('a valid page head from a section is accepted', () => {
  expect(parsed({ ...good, more: 7 })).toEqual(good);
  const picture = { url: 'https://pictures.example/a.jpg', alt: 'A mug' };
  expect(parsed({ ...good, picture })).toEqual({ ...good, picture });
});

it.each([
  ['listed', 'no'],
  ['picture', '/images/a.svg'],
  ['picture', { url: 'javascript:alert(1)', alt: '' }],
  ['picture', { url: 'http://pictures.example/a.jpg', alt: '' }],
  ['picture', { url: '//pictures.example/a.jpg', alt: '' }],
  ['picture', { url: 'https://', alt: '' }],
  ['picture', { url: 'https://pictures.example:x/', alt: '' }],
  ['picture', { url: '/images/a.svg', alt: 7 }],
  ['about', { name: 'A mug' }],
  ['about', { '@type': 'Product', datePublished: 7 }],
  ['about', null],
  ['feed', { title: 'News' }],
])('a page’s head loses an invalid %s, such as %j, and no other field', (name, value) => {
  expect(parsed({ ...good, [name]: value })).toEqual({ ...good, [name]: undefined });
});

it('a page is served even if its section sends a malformed head', async () => {
  const head = { about: 7, picture: { url: 'https://' }, feed: 'news' };
  const response = await visit('/history/2011-12', rendering('', head));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/images/card.png');
});
