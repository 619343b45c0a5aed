/** How the author of a record removes photos of it, and edits images in two tabs. */
import { CHANGED_MEANWHILE } from '@desert/contract/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { addImage, ITEMS, newSubject, readImages } from '../../../test/images.ts';
import { actOn, signedInModerator, signedInNewcomer } from '../../../test/moderators.ts';
import { pngOf } from '../../../test/png.ts';
import { uploadPhoto } from '../../../test/uploads.ts';
import { expectSound } from '../../../test/whole-database.ts';

let owner: Fan;
const photos: string[] = [];

beforeAll(async () => {
  owner = await signedInFan();
  for (const width of [30, 40]) photos.push((await uploadPhoto(owner, pngOf(width, 30))).url);
});

describe('an image of /merch', () => {
  const remove = async (id: number, by = owner) =>
    (await by.delete(`/merch/${id}/images/delete/`)).status;

  it('can be removed if it is an uploaded photo and another image stays', async () => {
    const subject = await newSubject(ITEMS, owner);
    const [first, second] = [
      await addImage(ITEMS, owner, subject, photos[0]),
      await addImage(ITEMS, owner, subject, photos[1]),
    ];
    expect(await remove(first.id, await signedInFan())).toBe(403);
    // Both at once: one stays.
    const statuses = await Promise.all([remove(first.id), remove(second.id)]);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [kept, ...others] = await readImages(ITEMS, subject);
    expect(others).toEqual([]);
    const gone = kept?.id === first.id ? second : first;
    expect(await remove(gone.id)).toBe(404);
    const later = `check_at < ${Date.now() + 25 * 60 * 60_000}`;
    expect(await rowCount('photos', `user_id = ${owner.id} AND ${later}`)).toBeGreaterThan(0);
  });

  it('that its author removed while the record is hidden does not come back with the record', async () => {
    const [newcomer, moderator] = [await signedInNewcomer(), await signedInModerator()];
    const subject = await newSubject(ITEMS, newcomer);
    const images = [];
    for (const width of [30, 40]) {
      const { url } = await uploadPhoto(newcomer, pngOf(width, 30));
      images.push(await addImage(ITEMS, newcomer, subject, url));
    }
    const [first, second] = images;
    const link = 'See https://example.com/a';
    const text = { name: 'Scarf', title: 'Scarf', description: link, details: link, price: 5 };
    const edited = await newcomer.put(`/merch/${subject}/edit/`, text);
    expect(await edited.json()).toMatchObject({ held: true });
    await env.DB.prepare(`UPDATE photos SET check_at = NULL WHERE user_id = ${newcomer.id}`).run();
    expect(await remove(first!.id)).toBe(404);
    expect(await remove(first!.id, newcomer)).toBe(200);
    expect(await remove(second!.id, newcomer)).toBe(409);
    expect(await rowCount('photos', `user_id = ${newcomer.id} AND check_at IS NOT NULL`)).toBe(1);
    await actOn(moderator, 'put-back', name, subject);
    expect(await readImages(ITEMS, subject)).toMatchObject([{ id: second!.id }]);
    await expectSound();
  });

  it('stays if it is an address', async () => {
    const subject = await newSubject(ITEMS, owner);
    const [image] = [await addImage(ITEMS, owner, subject), await addImage(ITEMS, owner, subject)];
    expect(await remove(image.id)).toBe(409);
    expect(await readImages(ITEMS, subject)).toHaveLength(2);
  });

  it('is not replaced by an edit that is based on an older version of it', async () => {
    const subject = await newSubject(ITEMS, owner);
    const { id, url, alt } = await addImage(ITEMS, owner, subject);
    const base = { url, alt };
    const edit = (body: object) => owner.put(`/merch/${id}/images/edit/`, { ...body, base });
    expect((await edit({ url: '/images/b.svg' })).status).toBe(200);
    expect((await edit({ url: '/images/b.svg' })).status).toBe(200);
    const refused = await edit({ url: '/images/c.svg', alt: 'C' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      errors: { url: CHANGED_MEANWHILE },
      image: { id, url: '/images/b.svg', alt },
    });
    expect(await readImages(ITEMS, subject)).toMatchObject([{ url: '/images/b.svg', alt }]);
  });
});
