import { KIND_NAMES } from '@desert/contract/records/kinds';
import type { Save } from '@desert/contract/records/saved';
import { beforeEach, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { newRecordOf, save, savedOf } from '../../test/saves.ts';

let author: Fan;
let fan: Fan;
/** The id of a memory by the author. */
let id: number;

beforeEach(async () => {
  [author, fan] = [await signedInFan(), await signedInFan()];
  id = await newRecordOf('memories', author);
});

const saveIt = (by = fan, of: unknown = id) => save(by, 'memories', of);

it('saving a record again changes nothing, and responds with 200 instead of 201', async () => {
  const first = await saveIt();
  expect(first.status).toBe(201);
  const saved = await first.json<Save>();
  const saved_at = expect.stringMatching(/^2.*Z$/) as string;
  expect(saved).toEqual({ kind: 'memories', id, saved_at });
  const again = await saveIt(fan, String(id));
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(saved);
  const record = expect.objectContaining({ id, user_id: author.id }) as object;
  expect((await savedOf(fan)).entries).toEqual([{ ...saved, record }]);
});

it('concurrent saves of a record store one save', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => saveIt()));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
  expect((await savedOf(fan)).names).toEqual([`memories ${id}`]);
});

it('a saved record has the same fields as in the list of its kind', async () => {
  await author.post('/memories/new/image/', { url: '/images/a.svg', alt: '', memory_id: id });
  await fan.post(`/memories/${id}/like/`);
  await saveIt();
  const [listed] = await (await fan.get(`/memories/?user_id=${author.id}`)).json<object[]>();
  const [entry] = (await savedOf(fan)).entries;
  expect({ ...entry!.record, saved: true }).toEqual(listed);
});

it('removing a saved record responds with 200, also if it was not saved', async () => {
  await saveIt();
  await saveIt(author);
  for (let times = 0; times < 2; times += 1) {
    const response = await fan.delete(`/saved/memories/${id}/`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Removed from Saved.' });
  }
  expect((await savedOf(fan)).names).toEqual([]);
  expect((await savedOf(author)).names).toEqual([`memories ${id}`]);
});

it('saving a missing record is a 404 and stores nothing', async () => {
  for (const kind of KIND_NAMES) expect((await save(fan, kind, 999_999)).status).toBe(404);
  expect(await rowCount('saves', `user_id = ${fan.id}`)).toBe(0);
  for (const path of ['/saved/merch/0/', '/saved/merch/x/', '/saved/history/1/', '/saved/merch/'])
    expect((await fan.delete(path)).status).toBe(404);
});
