import { KIND_NAMES, KINDS } from '@desert/contract/kinds';
import type { Save } from '@desert/contract/saved';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { newRecordOf, save, savedOf } from '../../test/saves.ts';
import { expectSound } from '../../test/whole-database.ts';

let author: Fan;
let fan: Fan;

beforeEach(async () => {
  [author, fan] = [await signedInFan(), await signedInFan()];
});

const detail = async (kind: string, id: number, by: Fan) =>
  (await by.get(`/${kind}/${id}/`)).json<{ saved?: boolean }>();

describe.each(KIND_NAMES)('a record of /%s', (kind) => {
  it('is saved once: 201 the first time, 200 again, since when it was first', async () => {
    const id = await newRecordOf(kind, author);
    const first = await save(fan, kind, id);
    expect(first.status).toBe(201);
    const saved = await first.json<Save>();
    expect(saved).toEqual({ kind, id, saved_at: expect.stringMatching(/^2.*Z$/) });
    const again = await save(fan, kind, String(id));
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(saved);
    expect((await savedOf(fan)).entries).toEqual([
      { ...saved, record: expect.objectContaining({ id, user_id: author.id }) },
    ]);
  });

  it('is saved once however often at once that is asked', async () => {
    const id = await newRecordOf(kind, author);
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(fan, kind, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect((await savedOf(fan)).names).toEqual([`${kind} ${id}`]);
  });

  it('is as its list shows it', async () => {
    const id = await newRecordOf(kind, author);
    const image = { url: '/images/a.svg', alt: '', [KINDS[kind].field]: id };
    await author.post(`/${kind}/new/image/`, image);
    if (kind !== 'merch') await fan.post(`/${kind}/${id}/like/`);
    await save(fan, kind, id);
    const [listed] = await (await fan.get(`/${kind}/?user_id=${author.id}`)).json<unknown[]>();
    expect((await savedOf(fan)).entries[0]!.record).toEqual(listed);
  });

  it('is taken back, and 200 where it was not saved', async () => {
    const id = await newRecordOf(kind, author);
    await save(fan, kind, id);
    await save(author, kind, id);
    for (let times = 0; times < 2; times += 1) {
      const answer = await fan.delete(`/saved/${kind}/${id}/`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ message: 'It is not saved any more.' });
    }
    expect((await savedOf(fan)).names).toEqual([]);
    expect((await savedOf(author)).names).toEqual([`${kind} ${id}`]);
  });

  it('tells who is signed in by itself whether they saved it, and nobody else', async () => {
    const id = await newRecordOf(kind, author);
    expect(await detail(kind, id, fan)).toHaveProperty('saved', false);
    await save(fan, kind, id);
    expect(await detail(kind, id, fan)).toHaveProperty('saved', true);
    expect(await detail(kind, id, author)).toHaveProperty('saved', false);
    expect(await detail(kind, id, visitor)).not.toHaveProperty('saved');
    const list = await (await fan.get(`/${kind}/?user_id=${author.id}`)).json<object[]>();
    expect(list[0]).not.toHaveProperty('saved');
  });

  it('goes from what is saved when it is deleted, and comes back to it with it', async () => {
    const id = await newRecordOf(kind, author);
    await save(fan, kind, id);
    const before = (await savedOf(fan)).entries;
    await author.delete(`/${kind}/${id}/delete/`);
    expect((await savedOf(fan)).names).toEqual([]);
    expect((await save(fan, kind, id)).status).toBe(404);
    await author.post(`/${kind}/${id}/restore/`);
    expect((await savedOf(fan)).entries).toEqual(before);
    await expectSound();
  });
});

it('is 404 for what is not there, and leaves nothing', async () => {
  const rows = async () =>
    Promise.all(['merch_saves', 'news_saves', 'memory_saves'].map((table) => rowCount(table)));
  const before = await rows();
  for (const kind of KIND_NAMES) expect((await save(fan, kind, 999_999)).status).toBe(404);
  expect(await rows()).toEqual(before);
  for (const path of ['/saved/merch/0/', '/saved/merch/x/', '/saved/history/1/', '/saved/merch/'])
    expect((await fan.delete(path)).status).toBe(404);
});

it.each([
  [{}, ['kind', 'id']],
  [{ kind: 'merch' }, ['id']],
  [{ kind: 'history', id: 1 }, ['kind']],
  [{ kind: 'constructor', id: 1 }, ['kind']],
  [{ kind: 'news', id: -1 }, ['id']],
  [{ kind: 'news', id: '1; DROP TABLE news' }, ['id']],
])('is 400 for %j', async (body, fields) => {
  const answer = await fan.post('/saved/', body);
  expect(answer.status).toBe(400);
  const { errors } = await answer.json<{ errors: object }>();
  expect(Object.keys(errors)).toEqual(fields);
});

it('is for who is signed in', async () => {
  const id = await newRecordOf('news', author);
  const asked = [
    visitor.get('/saved/'),
    save(visitor, 'news', id),
    visitor.delete(`/saved/news/${id}/`),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401]);
});
