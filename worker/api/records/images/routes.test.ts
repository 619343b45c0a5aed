import { beforeAll, describe, expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject, readImages } from '../../../test/images.ts';

let owner: Fan;
let other: Fan;

beforeAll(async () => {
  [owner, other] = [await signedInFan(), await signedInFan()];
});

describe.each(IMAGE_SECTIONS)('images of /$name', (section) => {
  const { name, field, table } = section;
  const url = '/images/other.svg';

  it('are in the order in which they were added, with their words', async () => {
    const id = await newSubject(section, owner);
    const urls = ['/images/c.svg', 'https://example.com/a.jpg', '/images/b.svg'];
    for (const url of urls) await addImage(section, owner, id, url);
    const images = await readImages(section, id);
    expect(images.map(({ url }) => url)).toEqual(urls);
    expect(images[0]).toEqual({
      id: expect.any(Number),
      url: '/images/c.svg',
      alt: 'A scarf',
      [field]: id,
    });
  });

  it('have their addresses as a browser asks for them', async () => {
    const id = await newSubject(section, owner);
    const image = await addImage(section, owner, id, ' https://example.com/my photo.jpg');
    expect(image.url).toBe('https://example.com/my%20photo.jpg');
    const path = `/${name}/${image.id}/images/edit/`;
    const edited = await owner.put(path, { url: '/images/my photo.svg' });
    expect(await edited.json()).toMatchObject({ url: '/images/my%20photo.svg' });
  });

  it('keep their place and their words when their address is edited', async () => {
    const id = await newSubject(section, owner);
    const image = await addImage(section, owner, id);
    const second = await addImage(section, owner, id);
    const path = `/${name}/${image.id}/images/edit/`;
    const edited = await (await owner.put(path, { url })).json();
    expect(edited).toEqual({ ...image, url });
    expect(await readImages(section, id)).toEqual([edited, second]);
    await owner.put(path, { url, alt: '' });
    expect(await readImages(section, id)).toEqual([{ ...image, url, alt: '' }, second]);
  });

  it('are 12 at most, however many are added at once', async () => {
    const id = await newSubject(section, owner);
    const body = { url, [field]: String(id) };
    const adding = Array.from({ length: 20 }, () => owner.post(`/${name}/new/image/`, body));
    const answers = await Promise.all(adding);
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(refused).toHaveLength(8);
    expect(await refused[0]!.json()).toEqual({ errors: { url: 'There is room for 12 images' } });
    expect(await readImages(section, id)).toHaveLength(12);
  });

  it('are the owner’s to add and to edit', async () => {
    const id = await newSubject(section, owner);
    const image = await addImage(section, owner, id);
    for (const [fan, status] of [
      [visitor, 401],
      [other, 403],
    ] as const) {
      const answers = [
        await fan.post(`/${name}/new/image/`, { url, [field]: id }),
        await fan.put(`/${name}/${image.id}/images/edit/`, { url }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    }
    expect(await readImages(section, id)).toEqual([image]);
  });

  it('go with what they are of, and no others', async () => {
    const [gone, kept] = [await newSubject(section, owner), await newSubject(section, owner)];
    for (const id of [gone, kept]) await addImage(section, owner, id);
    await owner.delete(`/${name}/${gone}/delete/`);
    expect(await rowCount(table, `${field} = ${gone}`)).toBe(0);
    expect(await readImages(section, kept)).toHaveLength(1);
  });
});
