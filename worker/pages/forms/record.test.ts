import { beforeEach, expect, it, vi } from 'vitest';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { failingDatabase } from '../../test/faulty.ts';
import { IMAGE_SECTIONS, type ImageSection } from '../../test/images.ts';
import { signedInNewcomer } from '../../test/moderators.ts';
import { GREY } from '../../test/photos/samples.ts';
import {
  formData,
  formRequest,
  ITEM,
  newKey,
  photo,
  refusal,
  saved,
  recordAt,
  recordsOf,
  STORY,
  typedInto,
} from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';

const PHOTO = /^\/photos\/[0-9a-f]{32}-12\.jpg$/;

const [, memories] = IMAGE_SECTIONS as [ImageSection, ImageSection];

let fan: Fan;
beforeEach(async () => void (fan = await signedInFan()));

it('a newcomer can edit a record that is pending review by a form without scripts', async () => {
  const newcomer = await signedInNewcomer();
  const post = { ...STORY, details: 'See https://example.com/a' };
  const made = await newcomer.post('/news/new/', post);
  const { id } = await made.json<{ id: number }>();
  await saved(newcomer, `/news/${id}/edit`, formData({ ...post, title: 'Another' }));
  const stored = await newcomer.get(`/news/${id}/`);
  expect(await stored.json()).toMatchObject({ title: 'Another', pending: true });
});

it.each(IMAGE_SECTIONS)(
  'a form without scripts makes a record with photos: $name',
  async (section) => {
    const data = formData(typedInto(section).fields([''], ['A scarf']), [photo(), photo(GREY)]);
    const outcome = await postForm(
      contextOf(formRequest(await signedInFan(), `/${section.name}/new`, data)),
    );
    if (!(outcome instanceof Response)) throw new Error(JSON.stringify(outcome));
    expect([outcome.status, outcome.headers.get('Cache-Control')]).toEqual([303, 'no-store']);
    const { images } = await recordAt(outcome.headers.get('Location') ?? '');
    expect(images.map(({ alt }) => alt)).toEqual(['A scarf', '']);
    for (const { url } of images) expect(url).toMatch(PHOTO);
    expect(images[0]!.url).not.toBe(images[1]!.url);
  },
);

const { fields, first } = typedInto(memories);

it('an edit form changes a record and its images, and adds photos', async () => {
  const made = await saved(fan, '/memories/new', formData(fields(['/images/a.svg'])));
  const changed = { ...fields(['/images/b.svg'], ['B']), [first]: 'Changed' };
  const data = formData(changed, [photo()]);
  expect(await saved(fan, `${made}/edit`, data)).toBe(made);
  const record = await recordAt(made);
  expect(Object.values(record)).toContain('Changed');
  expect(record.images).toMatchObject([
    { url: '/images/b.svg', alt: 'B' },
    { url: expect.stringMatching(PHOTO), alt: '' },
  ]);
});

it('only a record form that was changed before it is sent again makes a second record', async () => {
  const key = newKey();
  const send = (url: string, change = {}) =>
    saved(fan, '/memories/new', formData({ ...fields([url]), ...change }, [], key));
  const [made, again] = await Promise.all([send('/images/a.svg'), send('/images/a.svg')]);
  expect(again).toBe(made);
  expect((await recordAt(made)).images).toHaveLength(1);
  const other = await send('/images/b.svg', { [first]: 'Another' });
  expect(other).not.toBe(made);
  expect((await recordAt(other)).images.map(({ url }) => url)).toEqual(['/images/b.svg']);
  expect(await recordsOf(fan, 'memories')).toHaveLength(2);
  const described = await send('/images/a.svg', { alts: ['A scarf'] });
  expect((await recordAt(described)).images.map(({ alt }) => alt)).toEqual(['A scarf']);
});

it('a record form whose transaction fails stores nothing, and keeps what was typed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const data = formData({ ...ITEM, urls: ['/images/a.svg'], alts: [''] });
  const request = formRequest(fan, '/merch/new', data);
  const outcome = await postForm(contextOf(request, { DB: failingDatabase(0) }));
  expect(outcome).toMatchObject({ status: 500, values: { name: ['Scarf'] } });
  expect(await recordsOf(fan, 'merch')).toEqual([]);
  log.mockRestore();
});

it('only an edit form that was changed before it is sent again adds a second image', async () => {
  const made = await saved(fan, '/memories/new', formData(fields(['/images/a.svg'])));
  const key = newKey();
  const base = JSON.stringify(await recordAt(made));
  const add = (url: string) =>
    saved(
      fan,
      `${made}/edit`,
      formData({ ...fields(['/images/a.svg']), newUrls: [url], newAlts: [''], base }, [], key),
    );
  for (const url of ['/images/b.svg', '/images/b.svg', '/images/c.svg']) await add(url);
  const { images } = await recordAt(made);
  expect(images.map(({ url }) => url)).toEqual(['/images/a.svg', '/images/b.svg', '/images/c.svg']);
});

it('the item form stores all fields, and validates them as the API does', async () => {
  const fields = { ...ITEM, urls: ['/images/a.svg'], alts: [''] };
  const typed = { category: 'hat', size: 'L', condition: 'good' };
  const made = await saved(fan, '/merch/new', formData({ ...fields, ...typed, size: ' L ' }));
  expect(await recordAt(made)).toMatchObject(typed);
  const wrong = formData({ ...fields, ...typed, condition: 'broken' });
  const { errors, values } = await refusal(fan, `${made}/edit`, wrong);
  expect(Object.keys(errors)).toEqual(['condition']);
  expect(values).toMatchObject({ condition: ['broken'], category: ['hat'] });
});

it('the post form makes and updates a post, and ignores photos', async () => {
  const made = await saved(fan, '/news/new', formData(STORY, [photo()]));
  expect(made).toMatch(/^\/news\/\d+$/);
  const changed = { ...STORY, title: 'Another night' };
  expect(await saved(fan, `${made}/edit/`, formData(changed))).toBe(made);
  expect(await recordAt(made)).toMatchObject({ title: 'Another night', details: 'We stayed' });
});

it('a form and a script’s request with the same idempotency key make one record', async () => {
  const key = newKey();
  const made = await saved(fan, '/news/new', formData(STORY, [], key));
  const headers = { 'Idempotency-Key': key };
  const sent = await post('/news/new/', STORY, { cookies: fan.cookies, headers });
  expect(made).toBe(`/news/${(await sent.json<{ id: number }>()).id}`);
});
