import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { CHANGED_MEANWHILE } from '@desert/contract/records';
import { expect, it, vi } from 'vitest';
import { draftOf } from './draft.ts';
import { type RecordToSave, saveRecord } from './saveRecord.ts';

const ITEMS = { list: '/api/merch/', field: 'merch_id' };
const save = (record: RecordToSave) => saveRecord(ITEMS, record, draftOf('1 /merch/new'));

const WRONG = 'Something went wrong. Please try again';

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
    const known = /(\d+)\/images\/edit/.exec(address)?.[1];
    return Response.json({ id: Number(known ?? sent.length) });
  });
  return { refused, sent: () => sent.splice(0) };
}

const image = (name: string) => ({ url: `/images/${name}.svg`, alt: '' });
const body = (name: string) => `"url":"/images/${name}.svg","alt":""`;

/** An image that the record has. @param before what it was when the form was opened */
const had = (name: string, id: number, before = name) => ({
  ...image(name),
  id,
  base: image(before),
});

const made = (...names: string[]): RecordToSave => ({
  record: { name: 'Puck' },
  added: names.map(image),
});

it('makes the record, then each image in order', async () => {
  const api = startApi();
  const answer = await save(made('a', 'b'));
  expect(answer).toMatchObject({ status: 200, body: { id: 1, images: [{ id: 2 }, { id: 3 }] } });
  expect(api.sent()).toEqual([
    'POST /api/merch/new/ {"name":"Puck"}',
    `POST /api/merch/new/image/ {${body('a')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
  ]);
});

it('updates the record, then its changed images, then adds the new ones and removes others', async () => {
  const api = startApi();
  const existing = [had('a', 7), had('b', 8, 'old'), { ...had('d', 9), isRemoved: true }];
  await save({ ...made('c'), id: 5, existing });
  expect(api.sent()).toEqual([
    'PUT /api/merch/5/edit/ {"name":"Puck"}',
    `PUT /api/merch/8/images/edit/ {${body('b')},"base":{${body('old')}}}`,
    `POST /api/merch/new/image/ {${body('c')},"merch_id":5}`,
    'DELETE /api/merch/9/images/delete/ null',
  ]);
});

it('has an image once that was added before, and is among those of the record by now', async () => {
  startApi();
  const update = { ...made('c'), id: 5 };
  const { body } = await save(update);
  const [{ id }] = (body as { images: [{ id: number }] }).images;
  const again = await save({ ...update, existing: [had('c', id)] });
  expect(again.body).toMatchObject({ id: 5, images: [{ id }] });
});

it('saves no image where the record is refused, and says what the server said', async () => {
  const api = startApi();
  const refusal = { status: 400, body: { errors: { name: 'Too long' } } };
  api.refused.set('/new/', refusal);
  expect(await save(made('a'))).toMatchObject(refusal);
  expect(api.sent()).toHaveLength(1);
});

it('stops at an image that fails, says so at its field, and then goes on from there', async () => {
  const api = startApi();
  api.refused.set('b.svg', { status: 500, body: {} });
  const failed = await save(made('a', 'b', 'c'));
  const errors = { 'urls.1': `This photo wasn’t saved. ${WRONG}` };
  expect(failed).toEqual({ status: 400, body: { errors } });
  expect(api.sent()).toHaveLength(3);

  api.refused.clear();
  await save(made('a', 'b', 'c'));
  expect(api.sent()).toEqual([
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('c')},"merch_id":1}`,
  ]);
});

it('updates what was edited after it was saved', async () => {
  const api = startApi();
  api.refused.set('b.svg', { status: 0, body: null });
  await save(made('a', 'b'));
  api.sent();
  api.refused.clear();
  await save({ ...made('other', 'b'), record: { name: 'Two pucks' } });
  expect(api.sent()).toEqual([
    'PUT /api/merch/1/edit/ {"name":"Two pucks"}',
    `PUT /api/merch/2/images/edit/ {${body('other')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
  ]);
});

it('says at the field of an image that the record has what is wrong with it', async () => {
  const api = startApi();
  const errors = { url: 'Add a photo of your item' };
  api.refused.set('/8/images/edit/', { status: 400, body: { errors } });
  const existing = [had('a', 7), had('b', 8, 'old')];
  const { body: said } = await save({ ...made('c'), id: 5, existing });
  expect(said).toEqual({ errors: { 'urls.1': 'Add a photo of your item' } });
});

it('a 404 for a removed photo counts as success', async () => {
  startApi().refused.set('/9/images/delete/', { status: 404, body: { errors: {} } });
  const existing = [had('a', 7), { ...had('d', 9), isRemoved: true }];
  expect(await save({ ...made(), id: 5, existing })).toMatchObject({ status: 200 });
});

it('says that an image was changed meanwhile, and what it is now', async () => {
  const now = { ...image('now'), id: 8 };
  const refusal = { errors: { url: CHANGED_MEANWHILE }, image: now };
  startApi().refused.set('/8/images/edit/', { status: 409, body: refusal });
  const { body: said } = await save({ ...made(), id: 5, existing: [had('b', 8, 'old')] });
  expect(said).toEqual({ errors: { 'urls.0': CHANGED_MEANWHILE }, images: [now] });
});

const FULL = { errors: { url: 'There is room for 12 images' } };
const OFFLINE = 'You’re offline. Try again when you’re back online.';

it.each([
  ['it is refused, not for its address', true, 409, FULL, made('a'), 'urls.0', FULL.errors.url],
  ['no answer came', true, 0, null, { ...made('c'), id: 5 }, 'newUrls.0', WRONG],
  ['the browser is offline', false, 0, null, made('a'), 'urls.0', OFFLINE],
])('says at its field that an image was not saved where %s', async (...told) => {
  const [, online, status, body, record, field, why] = told;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  startApi().refused.set('/new/image/', { status, body });
  const { body: said } = await save(record);
  expect(said).toEqual({ errors: { [field]: `This photo wasn’t saved. ${why}` } });
});

it('puts what was changed since an answer was lost in the place of what was stored then', async () => {
  const api = startApi();
  const [first, second] = [made('a'), { ...made('a'), record: { name: 'Two pucks' } }];
  api.refused.set('/new/ ', { status: 0, body: null });
  await save(first);
  api.refused.clear();
  api.refused.set('/new/image/', { status: 0, body: null });
  await save(second);
  expect(api.sent()).toEqual([
    'POST /api/merch/new/ {"name":"Puck"}',
    'POST /api/merch/new/ {"name":"Two pucks"}',
    'PUT /api/merch/2/edit/ {"name":"Two pucks"}',
    `POST /api/merch/new/image/ {${body('a')},"merch_id":3}`,
  ]);
  api.refused.clear();
  await save({ ...second, added: [image('b')] });
  expect(api.sent()).toEqual([
    `POST /api/merch/new/image/ {${body('b')},"merch_id":3}`,
    `PUT /api/merch/1/images/edit/ {${body('b')},"merch_id":3}`,
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
  for (let press = 0; press < 3; press += 1) await save(made('a'));
  const [key] = keys;
  expect(keys).toEqual([key, key, `${key}-0`, `${key}-0`]);
});
