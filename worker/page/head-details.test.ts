import { expect, it } from 'vitest';
import { answers, fragment, visit } from '../test/visit.ts';
import { headDetails } from './head-details.ts';

const good = {
  listed: false,
  picture: { url: '/images/a.svg', alt: '' },
  about: { '@type': 'Product', name: 'A mug', offers: { price: 5 } },
  feed: { title: 'News', path: '/news/feed.xml' },
};

it('takes what is as it should be', () => {
  expect(headDetails({ ...good, title: 'A mug' })).toEqual(good);
  const picture = { url: 'https://pictures.example/a.jpg', alt: 'A mug' };
  expect(headDetails({ picture })).toEqual({ picture });
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
])('leaves out %s: %j, and that alone', (name, value) => {
  expect(headDetails({ ...good, [name]: value })).toEqual({ ...good, [name]: undefined });
});

it('lets a page stand whose section says nonsense of it', async () => {
  const response = await visit(
    '/history/2011-12',
    answers(() => fragment('', { about: 7, picture: { url: 'https://' }, feed: 'news' })),
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('/images/card.png');
});
