/** Concurrent edits of one record in two tabs: an edit names the values that it is based on. */
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';

const SEASON = { kind: 'season', id: '2011-12' };
const CAP = { name: 'Cap', description: 'Warm', price: 120 };

let author: Fan;
let id: number;

beforeAll(async () => {
  await seedHistory();
  author = await signedInFan();
});

beforeEach(async () => {
  ({ id } = await (await author.post('/merch/new/', CAP)).json<{ id: number }>());
});

const edit = (change: object, base?: object) =>
  author.put(`/merch/${id}/edit/`, { ...CAP, ...change, base });
const read = async () => (await visitor.get(`/merch/${id}/`)).json<{ tags: object[] }>();

it('an edit that says what it is based on keeps another tab’s edit of another field', async () => {
  expect((await edit({ price: 110 }, CAP)).status).toBe(200);
  // A retry is a no-op.
  for (const _ of [1, 2]) expect((await edit({ description: 'Other' }, CAP)).status).toBe(200);
  expect(await read()).toMatchObject({ ...CAP, price: 110, description: 'Other' });
  expect((await edit({})).status).toBe(200);
  expect(await read()).toMatchObject(CAP);
});

it('an edit is refused, with the current record, if another tab changed the same field', async () => {
  await edit({ description: 'Other' }, CAP);
  const refused = await edit({ description: 'Third', price: 110 }, CAP);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    errors: { description: CHANGED_MEANWHILE },
    record: { id, description: 'Other' },
  });
  expect(await read()).toMatchObject({ ...CAP, description: 'Other' });
});

it('an edit that changes nothing does not mark the record as edited', async () => {
  expect((await edit({}, CAP)).status).toBe(200);
  expect(await read()).not.toHaveProperty('edited_at');
});

it('an edit of the tags is refused if another tab changed the tags', async () => {
  expect((await edit({ tags: [SEASON] }, { ...CAP, tags: [] })).status).toBe(200);
  const { tags } = await read();
  expect((await edit({ tags: [] }, { tags: [] })).status).toBe(200);
  expect(await read()).toMatchObject({ tags: [SEASON] });
  const other = { ...SEASON, id: '2010-11' };
  const stale = await edit({ tags: [other] }, { tags: [] });
  expect(await stale.json()).toMatchObject({ errors: { tags: CHANGED_MEANWHILE } });
  expect((await edit({ tags: [other] }, { tags })).status).toBe(200);
});
