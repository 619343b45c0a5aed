import { INVALID_LINK, MAX_IMAGES } from '@desert/contract/photos/images';
import { MAX_POSTED_BYTES } from '@desert/contract/records/posted-record';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Env } from '../../env.ts';
import { CANNOT_STORE } from '../../http/response/errors.ts';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { fullDatabase } from '../../test/full-database.ts';
import { IMAGE_SECTIONS, type ImageSection } from '../../test/images.ts';
import { BASELINE } from '../../test/photos/samples.ts';
import {
  formData,
  formRequest,
  ITEM,
  photo,
  recordAt,
  recordsOf,
  refusal,
  saved,
  STORY,
  typedInto,
} from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';
import { keptFiles } from '../../test/uploads.ts';
import { postForm } from '../form-post.ts';

const AGAIN = 'Please choose your photos again. Your browser doesn’t keep them.';
const KEY = 'a-key-of-16-chars';

const [, memories] = IMAGE_SECTIONS as [ImageSection, ImageSection];
const { name } = memories;
const list = `/${name}`;
const { fields, first } = typedInto(memories);

let fan: Fan;
beforeEach(async () => void (fan = await signedInFan()));

it('a refused record form shows all its errors and what was typed', async () => {
  const wrong = { ...fields(['', 'x'], ['a'.repeat(301), 'b']), [first]: ' ' };
  const data = formData(wrong, [photo('GIF89a', 'b.gif')], KEY);
  expect(await refusal(fan, `${list}/new`, data)).toEqual({
    status: 400,
    errors: {
      [first]: expect.stringContaining('Give your'),
      'urls.1': INVALID_LINK,
      'alts.0': 'Image description must be 300 characters or fewer',
      photos: expect.stringMatching(/^b\.gif: .+ Please choose your photos again/),
    },
    values: {
      ...Object.fromEntries(Object.entries(wrong).map(([key, value]) => [key, [value].flat()])),
      [first]: [''],
      idempotencyKey: [KEY],
    },
  });
  expect(await recordsOf(fan, name)).toEqual([]);
});

it('a record form stores nothing if one of its photos is broken or too large', async () => {
  const half = photo(BASELINE.slice(0, 200), 'half.jpg');
  const large = photo(new Uint8Array(9_000_000), 'large.jpg');
  const data = formData(fields(['']), [photo(), half, large]);
  expect(await refusal(fan, `${list}/new`, data)).toMatchObject({
    status: 400,
    errors: { photos: expect.stringMatching(/^half\.jpg: .+ large\.jpg: .+ 8 MB\. Please choose/) },
  });
  expect(await recordsOf(fan, name)).toEqual([]);
});

it('a record form with too many images is refused', async () => {
  const urls = Array.from({ length: MAX_IMAGES }, () => '/images/a.svg');
  const full = await saved(fan, `${list}/new`, formData(fields(urls)));
  const more = formData(fields(urls), [photo()]);
  for (const path of [`${list}/new`, `${full}/edit`])
    expect(await refusal(fan, path, more)).toMatchObject({
      status: 409,
      errors: { photos: `You can add up to ${MAX_IMAGES} photos. ${AGAIN}` },
    });
  const addressed = formData(fields([...urls, '/images/b.svg']));
  expect(await refusal(fan, `${list}/new`, addressed)).toMatchObject({
    errors: { 'urls.12': `You can add up to ${MAX_IMAGES} photos` },
  });
});

it('a form that edits the record of another member, or a missing record, is refused', async () => {
  const mine = formData(fields(['/images/a.svg']));
  const made = await saved(await signedInFan(), `${list}/new`, mine);
  const other = await signedInFan();
  const data = () => formData(fields(['/images/b.svg']), [photo()]);
  expect(await refusal(other, `${made}/edit`, data())).toMatchObject({ status: 403 });
  expect(await refusal(other, `${list}/999999/edit`, data())).toMatchObject({ status: 404 });
  expect((await recordAt(made)).images.map(({ url }) => url)).toEqual(['/images/a.svg']);
});

const path = '/news/new';

it('a signed-out visitor who sends a record form is led to the log-in and back to the form', async () => {
  expect(await saved(visitor, path, formData(STORY))).toBe('/login?next=%2Fnews%2Fnew');
});

it.each<[number, string, BodyInit, Record<string, string>]>([
  [403, 'of another site', formData(STORY), { Origin: 'https://evil.test' }],
  [403, 'of an unnamed site', formData(STORY), { Origin: 'null' }],
  [415, 'without files', new URLSearchParams(STORY), {}],
  [415, 'as JSON', JSON.stringify(STORY), { 'Content-Type': 'application/json' }],
])('a record form is refused with %i if it is sent %s', async (status, _, body, headers) => {
  const request = formRequest(fan, path, body, headers);
  expect(await postForm(contextOf(request))).toMatchObject({ status, values: {} });
  expect(await recordsOf(fan, 'news')).toEqual([]);
});

it('a record form is refused if only half of it arrived', async () => {
  const whole = await new Blob([await new Response(formData(STORY)).arrayBuffer()]).text();
  const [boundary = ''] = whole.split('\r\n');
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary.slice(2)}` };
  const half = formRequest(fan, path, whole.slice(0, -30), headers);
  expect(await postForm(contextOf(half))).toMatchObject({
    status: 400,
    errors: { message: 'Part of the form didn’t come through. Please submit it again.' },
  });
  expect(await recordsOf(fan, 'news')).toEqual([]);
});

it('a record form that is too large is refused, and keeps what was typed', async () => {
  const photos = [1, 2, 3, 4].map((at) => photo(new Uint8Array(MAX_POSTED_BYTES / 4), `${at}`));
  const outcome = await refusal(fan, '/merch/new', formData(ITEM, photos));
  expect(outcome).toMatchObject({
    status: 413,
    errors: { photos: `You can send up to 16 MB at once. ${AGAIN}` },
    values: { name: ['Scarf'], description: ['Warm\r\nand red'], price: ['$12.50'] },
  });
  expect(await recordsOf(fan, 'merch')).toEqual([]);
});

it('a record form with too much text or too many images is refused without processing them', async () => {
  const many = Array.from({ length: 150 }, (_, at) => `/photos/${'f'.repeat(3000)}-${at}.png`);
  const outcome = await refusal(fan, '/merch/new', formData({ ...ITEM, urls: many }));
  expect(outcome).toMatchObject({ status: 413, values: {} });
  const photos = Array.from({ length: 150 }, (_, at) => photo('no photo', `${at}.jpg`));
  const { status, errors } = await refusal(fan, '/merch/new', formData(ITEM, photos));
  expect(status).toBe(409);
  expect(errors['photos']).toMatch(/^You can add up to 12 photos/);
});

it('a record form is refused if a field is named like a built-in property such as constructor', async () => {
  const odd = { constructor: 'a', ['__proto__x']: 'b', toString: 'c' };
  const outcome = await refusal(fan, '/news/new', formData({ title: 'Kept', ...odd }));
  expect(outcome).toMatchObject({ status: 400, values: { title: ['Kept'] } });
});

it('a record form that exceeds the write limit stores nothing and does not count toward the limit', async () => {
  const few = { ...env, WRITES_PER_10_MINUTES: 3 };
  const send = (urls: string[]) => {
    const data = formData({ ...ITEM, urls, alts: urls.map(() => '') });
    return postForm(contextOf(formRequest(fan, '/merch/new', data), few));
  };
  const urls = ['/images/a.svg', '/images/b.svg', '/images/c.svg'];
  expect(await send(urls)).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  expect(await recordsOf(fan, 'merch')).toEqual([]);
  expect(await rowCount('rate_limits', `key = 'write ${fan.id}'`)).toBe(0);
  expect(await send(urls.slice(1))).toMatchObject({ status: 303 });
});

it.each<[string, Partial<Env>, object]>([
  [
    'the database is full',
    { DB: fullDatabase() },
    {
      status: 507,
      retryAfter: 600,
      errors: {
        message: CANNOT_STORE.errors['message'],
        photos: expect.stringMatching(/^Please choose/),
      },
    },
  ],
  [
    'an account has no room for its photos',
    { PHOTO_BYTES_PER_ACCOUNT: 1 },
    {
      status: 409,
      errors: { photos: expect.stringMatching(/^You’re out of photo space .+ Please choose/) },
    },
  ],
  [
    'the sender’s address is not confirmed and has to be',
    { UNCONFIRMED_MAY: 'read' },
    {
      status: 403,
      errors: { message: expect.stringMatching(/^Confirm your email first/) },
    },
  ],
])('a record form is refused, and keeps what was typed, if %s', async (_, vars, refused) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const files = (await keptFiles()).length;
  const data = formData({ ...ITEM, urls: '', alts: '' }, [photo()]);
  const outcome = await postForm(contextOf(formRequest(fan, '/merch/new', data), { ...vars }));
  log.mockRestore();
  expect(outcome).toMatchObject({ ...refused, values: { name: ['Scarf'] } });
  expect(await recordsOf(fan, 'merch')).toEqual([]);
  expect(await keptFiles()).toHaveLength(files);
});
