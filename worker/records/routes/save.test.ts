/** A record is saved with its images in one request and one transaction: all of it or nothing. */
import { type Image, KEEP_ONE, MAX_IMAGES } from '@desert/contract/photos/images';
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { beforeEach, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { pngOf } from '../../test/png.ts';
import { uploadPhoto } from '../../test/uploads.ts';
import { CANNOT_REMOVE, NO_SUCH_PHOTO } from '../refusals.ts';

const CAP = { name: 'Cap', description: 'Warm', price: 5 };
const KEY = 'a-key-of-a-new-item';
const drawing = (name: string) => ({ url: `/images/${name}.svg`, alt: name });

interface Item {
  id: number;
  name: string;
  images: Image[];
}

let seller: Fan;

beforeEach(async () => void (seller = await signedInFan()));

const create = (images: object[], key = KEY) =>
  post(
    '/merch/new/',
    { ...CAP, images },
    { cookies: seller.cookies, headers: { [IDEMPOTENCY_KEY_HEADER]: key } },
  );
const createItem = async (images: object[]) => (await create(images)).json<Item>();
const edit = (id: number, images: object[], more: object = {}) =>
  seller.put(`/merch/${id}/edit/`, { ...CAP, ...more, images });
const read = async (id: number) => (await visitor.get(`/merch/${id}/`)).json<Item>();
const altsOf = ({ images }: Item) => images.map(({ alt }) => alt);
const items = () => rowCount('merch', `user_id = ${seller.id}`);
const refusalOf = async (response: Response) => {
  const { errors } = await response.json<{ errors: object }>();
  return [response.status, errors];
};

/** Returns a photo of the seller. @param width differs for each photo */
const photo = async (width: number) => (await uploadPhoto(seller, pngOf(width, 30))).url;

it('a new record is stored with its images, in order', async () => {
  const url = await photo(30);
  const response = await create([drawing('b'), { url, alt: 'A photo' }, drawing('a')]);
  expect(response.status).toBe(201);
  const item = await response.json<Item>();
  expect(altsOf(item)).toEqual(['b', 'A photo', 'a']);
  expect(item.images[1]).toMatchObject({ url, photo: { width: 30 }, merch_id: item.id });
  expect((await read(item.id)).images).toEqual(item.images);
  // Each image counts as a write.
  expect(await rowCount('rate_limits', `key = 'write ${seller.id}'`)).toBe(4);
});

it('a new record that is sent repeatedly is stored once, with the images of the first request', async () => {
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => createItem([drawing('a'), drawing('b')])),
  );
  for (const item of responses) expect(item).toEqual(responses[0]);
  expect(responses[0]!.images).toHaveLength(2);
  const again = await createItem([drawing('c'), drawing('d'), drawing('e')]);
  expect(again).toEqual(responses[0]);
  expect(await items()).toBe(1);
});

it('a new record is not stored if one of its images is refused', async () => {
  const { url } = await uploadPhoto(await signedInFan());
  const missing = await create([drawing('a'), { url }]);
  expect(await refusalOf(missing)).toEqual([400, { 'images.1.url': NO_SUCH_PHOTO }]);
  const invalid = await create([drawing('a'), { url: 'x' }, { url: '/api/auth/logout' }]);
  expect((await refusalOf(invalid))[0]).toBe(400);
  const many = await create(Array.from({ length: MAX_IMAGES + 1 }, () => drawing('a')));
  const full = { [`images.${MAX_IMAGES}.url`]: `You can add up to ${MAX_IMAGES} photos` };
  expect(await refusalOf(many)).toEqual([409, full]);
  expect(await items()).toBe(0);
});

it('one edit can change the fields of a record, and add, change and remove its images', async () => {
  const item = await createItem([{ url: await photo(30), alt: 'One' }, drawing('two')]);
  const [first, second] = item.images as [Image, Image];
  const response = await edit(
    item.id,
    [{ ...first, removed: true }, { ...second, alt: 'Second' }, drawing('three')],
    { name: 'Hat' },
  );
  expect(response.status).toBe(200);
  const edited = await response.json<Item>();
  expect([edited.name, altsOf(edited)]).toEqual(['Hat', ['Second', 'three']]);
  expect(edited.images[0]!.id).toBe(second.id);
  expect(await read(item.id)).toMatchObject({ name: 'Hat', images: edited.images });
});

it('an edit changes nothing if one of its images was changed in another tab', async () => {
  const item = await createItem([drawing('a'), drawing('b')]);
  const [first, second] = item.images.map(({ id, url, alt }) => ({ id, url, base: { url, alt } }));
  const change = (alt: string) => edit(item.id, [{ ...first, alt }], { name: alt });
  expect((await change('One')).status).toBe(200);
  const stale = await edit(
    item.id,
    [{ ...first, alt: 'Two' }, { ...second, alt: 'Other' }, drawing('c')],
    { name: 'Two' },
  );
  expect(stale.status).toBe(409);
  const stored = { name: 'One', images: [{ alt: 'One' }, { alt: 'b' }] };
  expect(await stale.json()).toMatchObject({
    errors: { 'images.0.url': CHANGED_MEANWHILE },
    record: stored,
  });
  expect(await read(item.id)).toMatchObject(stored);
  // A retry of the accepted edit is based on the values before it.
  expect((await change('One')).status).toBe(200);
});

it('an edit saves no image if a field was changed in another tab', async () => {
  const item = await createItem([drawing('a')]);
  await edit(item.id, [], { name: 'Other' });
  const stale = await edit(item.id, [drawing('b')], { name: 'Third', base: CAP });
  expect(await refusalOf(stale)).toEqual([409, { name: CHANGED_MEANWHILE }]);
  expect(altsOf(await read(item.id))).toEqual(['a']);
});

it('two edits at the same time lose no change, and cannot remove the last photo', async () => {
  const item = await createItem([{ url: await photo(30) }, { url: await photo(40) }]);
  const removals = item.images.map((image) => edit(item.id, [{ ...image, removed: true }]));
  const statuses = (await Promise.all(removals)).map(({ status }) => `${status}`);
  expect(statuses.toSorted()).toEqual(['200', '409']);
  const [kept] = (await read(item.id)).images;
  const [renamed, described] = await Promise.all([
    edit(item.id, [drawing('b')], { name: 'Hat', base: CAP }),
    edit(item.id, [{ ...kept!, alt: 'Kept' }], { description: 'Red', base: CAP }),
  ]);
  expect([renamed.status, described.status]).toEqual([200, 200]);
  const now = await read(item.id);
  expect([now, altsOf(now)]).toMatchObject([{ name: 'Hat', description: 'Red' }, ['Kept', 'b']]);
});

it('an edit is refused if it removes the last image, or an image that is not an uploaded photo', async () => {
  const { id, images } = await createItem([{ url: await photo(30) }]);
  const removal = { ...images[0]!, removed: true };
  const last = { 'images.0.url': KEEP_ONE };
  expect(await refusalOf(await edit(id, [removal]))).toEqual([409, last]);
  expect((await edit(id, [removal, drawing('a')])).status).toBe(200);
  const linked = await (await edit(id, [drawing('b')])).json<Item>();
  const refused = await edit(id, [{ ...linked.images[0]!, removed: true }]);
  expect(await refusalOf(refused)).toEqual([409, { 'images.0.url': CANNOT_REMOVE }]);
  // A photo that is gone counts as removed.
  expect((await edit(id, [removal])).status).toBe(200);
  expect(altsOf(await read(id))).toEqual(['a', 'b']);
});

it('the images that an edit removes make room for new ones, up to the maximum', async () => {
  const drawings = Array.from({ length: MAX_IMAGES - 1 }, () => drawing('a'));
  const { id, images } = await createItem([...drawings, { url: await photo(30), alt: 'Photo' }]);
  const more = await edit(id, [drawing('b')]);
  const full = { 'images.0.url': `You can add up to ${MAX_IMAGES} photos` };
  expect(await refusalOf(more)).toEqual([409, full]);
  const replaced = await edit(id, [drawing('b'), { ...images.at(-1)!, removed: true }]);
  expect(altsOf(await replaced.json<Item>()).at(-1)).toBe('b');
});

const editWithKey = (id: number, images: object[]) =>
  post(
    `/merch/${id}/edit/`,
    { ...CAP, images },
    { method: 'PUT', cookies: seller.cookies, headers: { [IDEMPOTENCY_KEY_HEADER]: KEY } },
  );

it('an edit that is retried with its idempotency key adds only the images that were sent last', async () => {
  const { id } = await createItem([drawing('a')]);
  for (const name of ['b', 'b', 'c'])
    expect((await editWithKey(id, [drawing(name)])).status).toBe(200);
  expect(altsOf(await read(id))).toEqual(['a', 'c']);
});

it('a retried edit adds its image once, although the form was reloaded with that image in it', async () => {
  const { id } = await createItem([drawing('a')]);
  await editWithKey(id, [drawing('b')]);
  const { images } = await read(id);
  const existing = images.map(({ url, alt, ...image }) => ({
    id: image.id,
    url,
    alt,
    base: { url, alt },
  }));
  expect((await editWithKey(id, [...existing, drawing('b')])).status).toBe(200);
  expect(altsOf(await read(id))).toEqual(['a', 'b']);
});

it('the idempotency key of an edit is refused for another record', async () => {
  const first = await createItem([drawing('a')]);
  const second = await (await create([drawing('a')], 'another-key-of-an-item')).json<Item>();
  await editWithKey(first.id, [drawing('b')]);
  expect(await refusalOf(await editWithKey(second.id, [drawing('c')]))).toEqual([
    409,
    { 'images.0.url': 'This was sent for another record.' },
  ]);
  expect(altsOf(await read(second.id))).toEqual(['a']);
});

it('an edit is refused for another member’s record, or with another record’s image', async () => {
  const { id, images } = await createItem([drawing('a')]);
  const other = await signedInFan();
  const body = { ...CAP, images: [drawing('b')] };
  expect((await other.put(`/merch/${id}/edit/`, body)).status).toBe(403);
  const own = await (await other.post('/merch/new/', CAP)).json<Item>();
  const stolen = await other.put(`/merch/${own.id}/edit/`, {
    ...CAP,
    images: [{ ...images[0]!, alt: 'Mine' }],
  });
  expect(await refusalOf(stolen)).toEqual([409, { 'images.0.url': 'This no longer exists.' }]);
  expect(altsOf(await read(id))).toEqual(['a']);
});

it('an edit that sends an image twice, or removes one without its id, is refused completely', async () => {
  const { id, images } = await createItem([{ url: await photo(30) }]);
  const [own] = images;
  const twice = [
    { id: own!.id, url: own!.url, removed: true },
    { id: own!.id, url: '/images/a.svg' },
    drawing('n'),
  ];
  expect(await refusalOf(await edit(id, twice, { name: 'X' }))).toEqual([
    400,
    { images: 'Send each image once' },
  ]);
  const full = await createItem(Array.from({ length: MAX_IMAGES }, (_, at) => drawing(`i${at}`)));
  const added = [{ url: '/images/more.svg', removed: true }];
  expect(await refusalOf(await edit(full.id, added))).toEqual([
    400,
    { images: 'A removed image needs its id' },
  ]);
  expect(await read(id)).toMatchObject({ name: 'Cap', images: [{ url: own!.url }] });
});

it('an edit can remove all images of a post, links too', async () => {
  const images = [drawing('a'), { url: await photo(30), alt: 'A photo' }];
  const words = { title: 'A tape', details: 'Found it.' };
  const post = await (await seller.post('/news/new/', { ...words, images })).json<Item>();
  expect(altsOf(post)).toEqual(['a', 'A photo']);
  const removed = post.images.map(({ id, url }) => ({ id, url, removed: true }));
  const edited = await seller.put(`/news/${post.id}/edit/`, { ...words, images: removed });
  expect([edited.status, (await edited.json<Item>()).images]).toEqual([200, []]);
});
