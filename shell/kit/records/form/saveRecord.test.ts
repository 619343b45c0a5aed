import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { expect, it, vi } from 'vitest';
import { draftOf } from '../../app/draft.ts';
import { type RecordToSave, saveRecord } from './saveRecord.ts';

const ITEMS = { list: '/api/merch/', field: 'merch_id' };
const save = (record: RecordToSave) => saveRecord(ITEMS, record, draftOf('1 /merch/new'));

const WRONG = 'Something went wrong. Please try again';

/** Stubs the API. `refused` maps a part of a request to its response (status 0: no network); `sent` empties the log. */
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

/** An image of an existing record. @param before its file when the form was opened */
const stored = (name: string, id: number, before = name) => ({
  ...image(name),
  id,
  base: image(before),
});

const recordWith = (...names: string[]): RecordToSave => ({
  record: { name: 'Puck' },
  added: names.map(image),
});

it('a new record is saved before its images, in order', async () => {
  const api = startApi();
  const response = await save(recordWith('a', 'b'));
  expect(response).toMatchObject({ status: 200, body: { id: 1, images: [{ id: 2 }, { id: 3 }] } });
  expect(api.sent()).toEqual([
    'POST /api/merch/new/ {"name":"Puck"}',
    `POST /api/merch/new/image/ {${body('a')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
  ]);
});

it('the record is updated, then its changed images, then new ones are added and others removed', async () => {
  const api = startApi();
  const existing = [stored('a', 7), stored('b', 8, 'old'), { ...stored('d', 9), isRemoved: true }];
  await save({ ...recordWith('c'), id: 5, existing });
  expect(api.sent()).toEqual([
    'PUT /api/merch/5/edit/ {"name":"Puck"}',
    `PUT /api/merch/8/images/edit/ {${body('b')},"base":{${body('old')}}}`,
    `POST /api/merch/new/image/ {${body('c')},"merch_id":5}`,
    'DELETE /api/merch/9/images/delete/ null',
  ]);
});

it('an image added by an earlier attempt is saved once', async () => {
  startApi();
  const update = { ...recordWith('c'), id: 5 };
  const { body } = await save(update);
  const [{ id }] = (body as { images: [{ id: number }] }).images;
  const again = await save({ ...update, existing: [stored('c', id)] });
  expect(again.body).toMatchObject({ id: 5, images: [{ id }] });
});

it('no image is saved if the record is refused, and the error is passed on', async () => {
  const api = startApi();
  const refusal = { status: 400, body: { errors: { name: 'Too long' } } };
  api.refused.set('/new/', refusal);
  expect(await save(recordWith('a'))).toMatchObject(refusal);
  expect(api.sent()).toHaveLength(1);
});

it('a failed image stops the save, is reported at its field, and the retry continues there', async () => {
  const api = startApi();
  api.refused.set('b.svg', { status: 500, body: {} });
  const failed = await save(recordWith('a', 'b', 'c'));
  const errors = { 'urls.1': `This photo wasn’t saved. ${WRONG}` };
  expect(failed).toEqual({ status: 400, body: { errors } });
  expect(api.sent()).toHaveLength(3);

  api.refused.clear();
  await save(recordWith('a', 'b', 'c'));
  expect(api.sent()).toEqual([
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('c')},"merch_id":1}`,
  ]);
});

it('an edit after the save is sent as an update', async () => {
  const api = startApi();
  api.refused.set('b.svg', { status: 0, body: null });
  await save(recordWith('a', 'b'));
  api.sent();
  api.refused.clear();
  await save({ ...recordWith('other', 'b'), record: { name: 'Two pucks' } });
  expect(api.sent()).toEqual([
    'PUT /api/merch/1/edit/ {"name":"Two pucks"}',
    `PUT /api/merch/2/images/edit/ {${body('other')},"merch_id":1}`,
    `POST /api/merch/new/image/ {${body('b')},"merch_id":1}`,
  ]);
});

it('an error of an image in the record is shown at that image’s field', async () => {
  const api = startApi();
  const errors = { url: 'Add a photo of your item' };
  api.refused.set('/8/images/edit/', { status: 400, body: { errors } });
  const existing = [stored('a', 7), stored('b', 8, 'old')];
  const response = await save({ ...recordWith('c'), id: 5, existing });
  expect(response.body).toEqual({ errors: { 'urls.1': 'Add a photo of your item' } });
});

it('a 404 for a removed photo counts as success', async () => {
  startApi().refused.set('/9/images/delete/', { status: 404, body: { errors: {} } });
  const existing = [stored('a', 7), { ...stored('d', 9), isRemoved: true }];
  expect(await save({ ...recordWith(), id: 5, existing })).toMatchObject({ status: 200 });
});

it('an image that changed meanwhile is reported, with its current version', async () => {
  const now = { ...image('now'), id: 8 };
  const refusal = { errors: { url: CHANGED_MEANWHILE }, image: now };
  startApi().refused.set('/8/images/edit/', { status: 409, body: refusal });
  const response = await save({ ...recordWith(), id: 5, existing: [stored('b', 8, 'old')] });
  expect(response.body).toEqual({ errors: { 'urls.0': CHANGED_MEANWHILE }, images: [now] });
});

const FULL = { errors: { url: 'There is room for 12 images' } };
const OFFLINE = 'You’re offline. Try again when you’re back online.';

it.each([
  [
    'it is refused, not for its address',
    true,
    409,
    FULL,
    recordWith('a'),
    'urls.0',
    FULL.errors.url,
  ],
  ['no response came', true, 0, null, { ...recordWith('c'), id: 5 }, 'newUrls.0', WRONG],
  ['the browser is offline', false, 0, null, recordWith('a'), 'urls.0', OFFLINE],
])('an image that was not saved is reported at its field if %s', async (...row) => {
  const [, online, status, body, record, field, why] = row;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  startApi().refused.set('/new/image/', { status, body });
  const response = await save(record);
  expect(response.body).toEqual({ errors: { [field]: `This photo wasn’t saved. ${why}` } });
});
