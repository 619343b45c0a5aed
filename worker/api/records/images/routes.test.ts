import { beforeAll, describe, expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { addImage, ITEMS, newSubject, readImages } from '../../../test/images.ts';

let owner: Fan;
let other: Fan;

beforeAll(async () => {
  [owner, other] = [await signedInFan(), await signedInFan()];
});

describe('images of /merch', () => {
  const url = '/images/other.svg';

  it('are in the order in which they were added, with their words', async () => {
    const id = await newSubject(ITEMS, owner);
    const urls = ['/images/c.svg', 'https://example.com/a.jpg', '/images/b.svg'];
    for (const url of urls) await addImage(ITEMS, owner, id, url);
    const images = await readImages(ITEMS, id);
    expect(images.map(({ url }) => url)).toEqual(urls);
    expect(images[0]).toEqual({
      id: expect.any(Number),
      url: '/images/c.svg',
      alt: 'A scarf',
      merch_id: id,
    });
  });

  it('have their addresses as a browser asks for them', async () => {
    const id = await newSubject(ITEMS, owner);
    const image = await addImage(ITEMS, owner, id, ' https://example.com/my photo.jpg');
    expect(image.url).toBe('https://example.com/my%20photo.jpg');
    const path = `/merch/${image.id}/images/edit/`;
    const edited = await owner.put(path, { url: '/images/my photo.svg' });
    expect(await edited.json()).toMatchObject({ url: '/images/my%20photo.svg' });
  });

  it('keep their place and their words when their address is edited', async () => {
    const id = await newSubject(ITEMS, owner);
    const image = await addImage(ITEMS, owner, id);
    const second = await addImage(ITEMS, owner, id);
    const path = `/merch/${image.id}/images/edit/`;
    const edited = await (await owner.put(path, { url })).json();
    expect(edited).toEqual({ ...image, url });
    expect(await readImages(ITEMS, id)).toEqual([edited, second]);
    await owner.put(path, { url, alt: '' });
    expect(await readImages(ITEMS, id)).toEqual([{ ...image, url, alt: '' }, second]);
  });

  it('are 12 at most, however many are added at once', async () => {
    const id = await newSubject(ITEMS, owner);
    const body = { url, merch_id: String(id) };
    const adding = Array.from({ length: 20 }, () => owner.post('/merch/new/image/', body));
    const answers = await Promise.all(adding);
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(refused).toHaveLength(8);
    expect(await refused[0]!.json()).toEqual({ errors: { url: 'There is room for 12 images' } });
    expect(await readImages(ITEMS, id)).toHaveLength(12);
  });

  it('are the owner’s to add and to edit', async () => {
    const id = await newSubject(ITEMS, owner);
    const image = await addImage(ITEMS, owner, id);
    for (const [fan, status] of [
      [visitor, 401],
      [other, 403],
    ] as const) {
      const answers = [
        await fan.post('/merch/new/image/', { url, merch_id: id }),
        await fan.put(`/merch/${image.id}/images/edit/`, { url }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    }
    expect(await readImages(ITEMS, id)).toEqual([image]);
  });

  it('go with what they are of, and no others', async () => {
    const [gone, kept] = [await newSubject(ITEMS, owner), await newSubject(ITEMS, owner)];
    for (const id of [gone, kept]) await addImage(ITEMS, owner, id);
    await owner.delete(`/merch/${gone}/delete/`);
    expect(await rowCount(table, `merch_id = ${gone}`)).toBe(0);
    expect(await readImages(ITEMS, kept)).toHaveLength(1);
  });
});
