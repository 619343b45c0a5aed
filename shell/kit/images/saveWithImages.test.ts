import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { randomKey } from '../randomKey.ts';
import { type RecordToSave, type SaveProgress, saveWithImages } from './saveWithImages.ts';

/** The key of the form's draft: another one in each test. */
let key: string;
const save = (record: RecordToSave, progress: SaveProgress) =>
  saveWithImages(record, progress, key);

beforeEach(() => {
  key = randomKey();
});

const WRONG = 'This image was not saved. Something went wrong. Please try again';

afterEach(() => vi.unstubAllGlobals());

/** An API that knows ids from 1 on, and refuses the requests that a test names. */
function startApi() {
  const sent: string[] = [];
  const refused = new Map<string, { status: number; body: unknown }>();
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body: string }) => {
    const request = `${init.method} ${address} ${init.body}`;
    sent.push(request);
    const refusal = Array.from(refused).find(([part]) => request.includes(part))?.[1];
    if (refusal?.status === 0) throw new TypeError('no network');
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    return Response.json({ id: sent.length });
  });
  return { refused, sent: () => sent.splice(0) };
}

const image = (name: string) => ({ url: `/images/${name}.svg`, alt: '' });
const body = (name: string) => `"url":"/images/${name}.svg","alt":""`;

const made = (...names: string[]): RecordToSave => ({
  list: '/api/merch/',
  subject: 'merch_id',
  record: { name: 'Puck' },
  added: names.map(image),
  addedField: 'urls',
});

it('makes the record, then each image in order', async () => {
  const api = startApi();
  const answer = await save(made('a', 'b'), { added: [] });
  expect(answer).toMatchObject({ status: 200, body: { id: 1 } });
  expect(api.sent()).toEqual([
    'POST /api/merch/new/ {"name":"Puck"}',
    `POST /api/merch/new/image/ {${body('a')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
  ]);
});

it('updates the record, then its images by position, then adds the new ones', async () => {
  const api = startApi();
  const existing = [
    { ...image('a'), id: 7 },
    { ...image('b'), id: 8 },
  ];
  await save({ ...made('c'), existing, addedField: 'newUrls' }, { id: 5, added: [] });
  expect(api.sent()).toEqual([
    'PUT /api/merch/5/edit/ {"name":"Puck"}',
    `PUT /api/merch/7/images/edit/ {${body('a')}}`,
    `PUT /api/merch/8/images/edit/ {${body('b')}}`,
    `POST /api/merch/new/image/ {${body('c')},"merch_id":5}`,
  ]);
});

it('saves no image where the record is refused, and says what the server said', async () => {
  const api = startApi();
  const refusal = { status: 400, body: { errors: { name: 'Too long' } } };
  api.refused.set('/new/', refusal);
  const progress: SaveProgress = { added: [] };
  expect(await save(made('a'), progress)).toMatchObject(refusal);
  expect(api.sent()).toHaveLength(1);
  expect(progress.id).toBeUndefined();
  expect(progress.added).toEqual([]);
});

it('stops at an image that fails, says so at its field, and then goes on from there', async () => {
  const api = startApi();
  const progress: SaveProgress = { added: [] };
  api.refused.set('b.svg', { status: 500, body: {} });
  const failed = await save(made('a', 'b', 'c'), progress);
  expect(failed).toEqual({ status: 400, body: { errors: { 'urls.1': WRONG } } });
  expect(api.sent()).toHaveLength(3);

  api.refused.clear();
  await save(made('a', 'b', 'c'), progress);
  expect(api.sent()).toEqual([
    'PUT /api/merch/1/edit/ {"name":"Puck"}',
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('c')},"merch_id":1}`,
  ]);
});

it('updates what was edited after it was saved', async () => {
  const api = startApi();
  const progress: SaveProgress = { added: [] };
  api.refused.set('b.svg', { status: 0, body: null });
  await save(made('a', 'b'), progress);
  api.sent();
  api.refused.clear();
  await save({ ...made('other', 'b'), record: { name: 'Two pucks' } }, progress);
  expect(api.sent()).toEqual([
    'PUT /api/merch/1/edit/ {"name":"Two pucks"}',
    `PUT /api/merch/2/images/edit/ {${body('other')}}`,
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
  ]);
});

it('says at the field of an image that the record has what is wrong with it', async () => {
  const api = startApi();
  const errors = { url: 'Add a photo of your item' };
  api.refused.set('/8/images/edit/', { status: 400, body: { errors } });
  const existing = [
    { ...image('a'), id: 7 },
    { ...image('b'), id: 8 },
  ];
  const update = { ...made('c'), existing, addedField: 'newUrls' as const };
  const { body: said } = await save(update, { id: 5, added: [] });
  expect(said).toEqual({ errors: { 'urls.1': 'Add a photo of your item' } });
});

it('says that an image was not saved where that is not for its address', async () => {
  const api = startApi();
  const errors = { url: 'There is room for 12 images' };
  api.refused.set('/new/image/', { status: 409, body: { errors } });
  const { body: said } = await save(made('a'), { added: [] });
  const message = 'This image was not saved. There is room for 12 images';
  expect(said).toEqual({ errors: { 'urls.0': message } });
});

it('says at the field of an image to add that there was no answer', async () => {
  const api = startApi();
  api.refused.set('/new/image/', { status: 0, body: null });
  const update = { ...made('c'), addedField: 'newUrls' as const };
  const { body: said } = await save(update, { id: 5, added: [] });
  expect(said).toEqual({ errors: { 'newUrls.0': WRONG } });
});

it('says at the field of an image that the browser is offline', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  startApi().refused.set('/new/image/', { status: 0, body: null });
  const { body: said } = await save(made('a'), { added: [] });
  const offline = 'You are offline. Try again when there is a connection.';
  expect(said).toEqual({ errors: { 'urls.0': `This image was not saved. ${offline}` } });
  onLine.mockRestore();
});

it('puts what was changed since an answer was lost in the place of what was stored then', async () => {
  const api = startApi();
  const progress: SaveProgress = { added: [] };
  const [first, second] = [made('a'), { ...made('a'), record: { name: 'Two pucks' } }];
  api.refused.set('/new/ ', { status: 0, body: null });
  await save(first, progress);
  api.refused.clear();
  api.refused.set('/new/image/', { status: 0, body: null });
  await save(second, progress);
  expect(api.sent()).toEqual([
    'POST /api/merch/new/ {"name":"Puck"}',
    'POST /api/merch/new/ {"name":"Two pucks"}',
    'PUT /api/merch/2/edit/ {"name":"Two pucks"}',
    `POST /api/merch/new/image/ {${body('a')},"merch_id":3}`,
  ]);
  api.refused.clear();
  await save({ ...second, added: [image('b')] }, progress);
  expect(api.sent()).toEqual([
    'PUT /api/merch/3/edit/ {"name":"Two pucks"}',
    `POST /api/merch/new/image/ {${body('b')},"merch_id":3}`,
    `PUT /api/merch/2/images/edit/ {${body('b')},"merch_id":3}`,
  ]);
});

it('sends by the same keys again what was sent before, for answers can be lost', async () => {
  const keys: string[] = [];
  const lost = new Set([1, 3]);
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(`${headers[IDEMPOTENCY_KEY_HEADER]}`);
    if (lost.has(keys.length)) throw new TypeError('no network');
    return Response.json({ id: 4 });
  });
  const progress: SaveProgress = { added: [] };
  for (let press = 0; press < 3; press += 1) await save(made('a'), progress);
  const [record, recordAgain, image, , imageAgain] = keys;
  expect(record).toBe(key);
  expect(recordAgain).toBe(record);
  expect(image).toBe(`${record}-0`);
  expect(imageAgain).toBe(image);
  expect(image).toMatch(IDEMPOTENCY_KEY);
});
