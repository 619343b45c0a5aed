/** Photos in the images of records. */
import type { Image } from '@desert/contract/images';
import type { Photo } from '@desert/contract/photos';
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { ORIGIN, post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { addImage, IMAGE_SECTIONS, newSubject, readImages } from '../../test/images.ts';
import { rowsRead } from '../../test/rows-read.ts';
import { photoForm, uploadPhoto } from '../../test/uploads.ts';

const NOT_YOURS = { errors: { url: 'This is no photo of yours any more. Choose it again.' } };

let owner: Fan;
let other: Fan;
let photo: Photo;

beforeEach(async () => {
  [owner, other] = [await signedInFan(), await signedInFan()];
  photo = await uploadPhoto(owner, photoForm({ alt: 'A mug', color: '#8c2633' }));
});

describe.each(IMAGE_SECTIONS)('an image of /$name', (section) => {
  const { name, field } = section;
  let subject: number;

  beforeEach(async () => {
    subject = await newSubject(section, owner);
  });

  const add = (fan: Fan, url: string, of = subject) =>
    fan.post(`/${name}/new/image/`, { url, [field]: of });

  const looks = () => {
    const { width, height, sizes, color } = photo;
    return { width, height, sizes, color };
  };

  it('can be one’s own photo, and says how it is shown', async () => {
    const added = await (await add(owner, photo.url)).json<Image>();
    const image = { id: added.id, url: photo.url, alt: 'A mug', photo: looks() };
    expect(added).toEqual({ ...image, [field]: subject });
    expect(await readImages(section, subject)).toEqual([{ ...image, [field]: subject }]);
    const [listed] = await (await visitor.get(`/${name}/`)).json<{ images: Image[] }[]>();
    expect(listed?.images[0]).toMatchObject(image);
  });

  it('has the words that it is sent with before those of the photo', async () => {
    const body = { url: photo.url, alt: 'My mug', [field]: subject };
    expect(await (await owner.post(`/${name}/new/image/`, body)).json()).toMatchObject({
      alt: 'My mug',
    });
  });

  it('has its address in the short form, however it was sent', async () => {
    const added = await add(owner, `${ORIGIN}${photo.url}?size=2`);
    expect(await added.json()).toMatchObject({ url: photo.url, photo: looks() });
  });

  it('is refused with another member’s photo, one that is gone, and one of another size', async () => {
    const others = await uploadPhoto(other, photoForm());
    const gone = photo.url.replace(/[0-9a-f]{32}/, 'f'.repeat(32));
    const small = photo.url.replace('-1000.', '-320.');
    for (const url of [others.url, `${ORIGIN}${others.url}`, gone, small]) {
      const answer = await add(owner, url);
      expect([answer.status, await answer.json()]).toEqual([400, NOT_YOURS]);
    }
    expect(await readImages(section, subject)).toEqual([]);
    const image = await addImage(section, owner, subject);
    const edited = await owner.put(`/${name}/${image.id}/images/edit/`, { url: others.url });
    expect([edited.status, await edited.json()]).toEqual([400, NOT_YOURS]);
    expect(await readImages(section, subject)).toEqual([image]);
  });

  it.each(['/photos/', '/photos/../api/auth/logout', '/photos/x-1.webp', '/photos/a.svg'])(
    'is refused where its address is %s',
    async (url) => {
      const answer = await add(owner, url);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { errors: { url: section.missing } },
      ]);
    },
  );

  it('is refused for a record of somebody else, or that is gone', async () => {
    const theirs = await newSubject(section, other);
    expect((await add(owner, photo.url, theirs)).status).toBe(403);
    await owner.delete(`/${name}/${subject}/delete/`);
    expect((await add(owner, photo.url)).status).toBe(404);
  });

  it('can become a photo, another one, and an address again', async () => {
    const image = await addImage(section, owner, subject);
    const path = `/${name}/${image.id}/images/edit/`;
    const second = await uploadPhoto(owner, photoForm());
    for (const { url } of [photo, second]) {
      const edited = await (await owner.put(path, { url })).json();
      expect(edited).toMatchObject({ url, alt: image.alt, photo: { width: 1000 } });
      expect(await readImages(section, subject)).toEqual([edited]);
    }
    await owner.put(path, { url: '/images/b.svg' });
    expect(await readImages(section, subject)).toEqual([{ ...image, url: '/images/b.svg' }]);
  });

  it('is answered once for a key, with its photo', async () => {
    const send = () =>
      post(
        `/${name}/new/image/`,
        { url: photo.url, [field]: subject },
        { cookies: owner.cookies, headers: { 'Idempotency-Key': 'a'.repeat(22) } },
      );
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect(second).toEqual(first);
    expect(await readImages(section, subject)).toHaveLength(1);
  });

  it('reads one row more for each photo', async () => {
    const read = () => rowsRead(`/${name}/${subject}/`, { cookies: '' });
    for (const url of ['/images/a.svg', '/images/b.svg', '/images/c.svg'])
      await addImage(section, owner, subject, url);
    const plain = await read();
    const sql = `UPDATE ${section.table} SET photo_id = ?, url = ? WHERE ${field} = ?`;
    await env.DB.prepare(sql).bind(photo.id, photo.url, subject).run();
    expect(await readImages(section, subject)).toMatchObject([{ photo: looks() }, {}, {}]);
    expect(await read()).toBe(plain + 3);
  });

  it('comes back with its record', async () => {
    await add(owner, photo.url);
    const before = await readImages(section, subject);
    await owner.delete(`/${name}/${subject}/delete/`);
    await owner.post(`/${name}/${subject}/restore/`);
    expect(await readImages(section, subject)).toEqual(before);
  });

  it('has room for as many as the variable says', async () => {
    const environment = { ...env, IMAGES_PER_RECORD: 1 };
    const send = () =>
      post(
        `/${name}/new/image/`,
        { url: photo.url, [field]: subject },
        { cookies: owner.cookies, environment },
      );
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { errors: { url: 'There is room for 1 image' } },
    ]);
  });
});
