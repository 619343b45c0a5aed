/** Forms posted without scripts contain the values that they were opened with, and the photos to remove. */
import { KEEP_ONE, MAX_IMAGES } from '@desert/contract/photos/images';
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { beforeEach, expect, it } from 'vitest';
import { CANNOT_REMOVE } from '../../records/refusals.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { GREY } from '../../test/photos/samples.ts';
import { formData, photo, recordAt, refusal, saved, STORY } from '../../test/posted.ts';

const ADDRESS = { urls: ['/images/a.svg'], alts: [''] };

async function withTwoPhotos(fan: Fan) {
  const two = formData({ ...STORY, urls: [''], alts: [''] }, [photo(), photo(GREY)]);
  const made = await saved(fan, '/memories/new', two);
  return { made, urls: (await recordAt(made)).images.map(({ url }) => url) };
}

let fan: Fan;
beforeEach(async () => void (fan = await signedInFan()));

it('a posted edit is refused only for a field that another tab changed', async () => {
  const made = await saved(fan, '/news/new', formData(STORY));
  const base = JSON.stringify({ ...(await recordAt(made)), images: undefined });
  const send = (change: object) => formData({ ...STORY, ...change, base });
  await saved(fan, `${made}/edit`, send({ title: 'Other' }));
  await saved(fan, `${made}/edit`, send({ details: 'We left' }));
  expect(await recordAt(made)).toMatchObject({ title: 'Other', details: 'We left' });
  const refused = await refusal(fan, `${made}/edit`, send({ title: 'Third' }));
  expect(refused).toMatchObject({
    status: 409,
    errors: { title: CHANGED_MEANWHILE },
    values: { title: ['Third'], base: [base] },
  });
});

it('a posted edit does not overwrite an image that another tab changed', async () => {
  const made = await saved(fan, '/memories/new', formData({ ...STORY, ...ADDRESS }));
  const base = JSON.stringify(await recordAt(made));
  const send = (url: string) => formData({ ...STORY, ...ADDRESS, urls: [url], base });
  await saved(fan, `${made}/edit`, send('/images/b.svg'));
  await saved(fan, `${made}/edit`, send('/images/a.svg'));
  expect((await recordAt(made)).images).toMatchObject([{ url: '/images/b.svg' }]);
  const { errors } = await refusal(fan, `${made}/edit`, send('/images/c.svg'));
  expect(errors).toEqual({ 'urls.0': CHANGED_MEANWHILE });
});

it('a posted edit removes the ticked photos, but not all images of a record', async () => {
  const { made, urls } = await withTwoPhotos(fan);
  const send = (removed: string[]) => formData({ ...STORY, urls, alts: ['', ''], removed });
  expect((await refusal(fan, `${made}/edit`, send(['0', '1']))).errors).toEqual({
    'urls.0': KEEP_ONE,
  });
  await saved(fan, `${made}/edit`, send(['0']));
  expect((await recordAt(made)).images).toMatchObject([{ url: urls[1] }]);
});

it('a posted edit that removes a photo can be sent again', async () => {
  const { made, urls } = await withTwoPhotos(fan);
  const base = JSON.stringify(await recordAt(made));
  const send = () => formData({ ...STORY, urls, alts: ['', ''], removed: ['0'], base });
  await saved(fan, `${made}/edit`, send());
  await saved(fan, `${made}/edit`, send());
  expect((await recordAt(made)).images).toMatchObject([{ url: urls[1] }]);
});

it('a posted edit is refused if it removes an image that is no uploaded photo', async () => {
  const two = { ...STORY, urls: ['/images/a.svg', '/images/b.svg'], alts: ['', ''] };
  const made = await saved(fan, '/memories/new', formData(two));
  const refused = await refusal(fan, `${made}/edit`, formData({ ...two, removed: ['0'] }));
  expect(refused).toMatchObject({ status: 409, errors: { 'urls.0': CANNOT_REMOVE } });
  expect((await recordAt(made)).images).toHaveLength(2);
});

it('a posted edit replaces all photos of a record', async () => {
  const { made, urls } = await withTwoPhotos(fan);
  const newUrls = Array.from({ length: MAX_IMAGES }, () => '/images/a.svg');
  const added = { newUrls, newAlts: newUrls.map(() => '') };
  const edit = { ...STORY, urls, alts: ['', ''], removed: ['0', '1'], ...added };
  await saved(fan, `${made}/edit`, formData(edit));
  expect((await recordAt(made)).images.map(({ url }) => url)).toEqual(newUrls);
});
