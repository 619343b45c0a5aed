import type { Item, ItemImage } from '@desert/contract/merch';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';

let seller: Fan;
let item: Item;
let image: ItemImage;

beforeAll(async () => {
  seller = await signedInFan();
  const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
  item = await (await seller.post('/merch/new/', scarf)).json();
  const body = { url: '/images/a.svg', merch_id: item.id };
  image = await (await seller.post('/merch/new/image/', body)).json();
  item = await read();
});

async function read(): Promise<Item> {
  return (await visitor.get(`/merch/${item.id}/`)).json();
}

describe('an image is refused', () => {
  it.each([
    ['', 'Add a photo of your item'],
    [null, 'Add a photo of your item'],
    [7, 'Add a photo of your item'],
    [`https://a.b/${'x'.repeat(2048)}`, 'An image address must be at most 2,048 characters'],
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'http://a.b/c.jpg',
      'a.jpg',
      '//a.b/c.jpg',
    ]
      .concat(['/api/auth/logout', '/images/../api/auth/logout', 'https://', 'https:/a.b/c.jpg'])
      .map((url) => [url, expect.stringMatching(/^Add a photo of your item: its address must/)]),
  ])('where its address is %j', async (url, message) => {
    const answers = [
      await seller.post('/merch/new/image/', { url, merch_id: item.id }),
      await seller.put(`/merch/${image.id}/images/edit/`, { url }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ errors: { url: message } });
    }
    expect(await read()).toEqual(item);
  });

  const noId = [undefined, null, '', 'x', 0, -1, 1.5, [1], {}, '99999999999999999999', '1; --'];

  it.each(noId.map((value) => [value]))('where merch_id is %j', async (merch_id) => {
    const answer = await seller.post('/merch/new/image/', { url: '/images/a.svg', merch_id });
    expect(answer.status).toBe(400);
    const message = 'merch_id must be the number of an item';
    expect(await answer.json()).toEqual({ errors: { merch_id: message } });
  });

  it.each([7, null, 'x'.repeat(301), 'a\u0000b'])('where its words are %j', async (alt) => {
    const body = { url: '/images/a.svg', alt, merch_id: item.id };
    expect((await seller.post('/merch/new/image/', body)).status).toBe(400);
    expect((await seller.put(`/merch/${image.id}/images/edit/`, body)).status).toBe(400);
    expect(await read()).toEqual(item);
  });
});
