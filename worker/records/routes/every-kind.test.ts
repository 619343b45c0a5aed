/** Behaviour that all kinds of record share. A kind that is added to the registry is tested here automatically. */
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import type { Story } from '@desert/contract/records/stories';
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { env } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import { actOn, caseOf, report, signedInModerator } from '../../test/moderators.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { save, savedOf } from '../../test/saves.ts';
import { followWrites } from '../../test/search.ts';
import { DOAN, listedIds, newTagged, RECORD, SEASON } from '../../test/tagged.ts';
import { uploadPhoto } from '../../test/uploads.ts';
import { expectSound } from '../../test/whole-database.ts';
import { listChildTables, isStoryKind, type RecordKind } from '../kind.ts';
import { purgeDeleted } from '../purge.ts';
import { namedKinds } from '../registry.ts';

const OTHER = { ...RECORD, description: 'Other', details: 'Other' };

let author: Fan;
let reader: Fan;

beforeAll(seedHistory);

beforeEach(async () => {
  [author, reader] = await Promise.all([signedInOwner(), signedInFan()]);
});

async function readCreated(response: Response) {
  expect(response.status).toBe(201);
  return response.json<{ id: number }>();
}

/** Adds everything that the kind allows to a record: images, a like, a comment and a save. */
async function fill(name: string, kind: RecordKind, id: number): Promise<void> {
  for (const { url } of [await uploadPhoto(author), { url: '/images/a.svg' }])
    await readCreated(await author.post(`/${name}/new/image/`, { url, [kind.field]: id }));
  if (isStoryKind(kind)) {
    await reader.post(`/${name}/${id}/like/`);
    await readCreated(
      await reader.post(`/${name}/comment/new/`, { content: 'Hi', [kind.field]: id }),
    );
  }
  await readCreated(await save(reader, name, id));
}

/** Counts the record’s rows in each table that refers to it. */
const rowsOn = (kind: RecordKind, id: number) =>
  Promise.all(
    listChildTables(kind).map(({ table, isOfKind }) =>
      drizzle(env.DB).$count(table, and(isOfKind, eq(table.record_id, id))),
    ),
  );

describe.each(namedKinds)('a record of /%s', (name, kind) => {
  const read = async (id: number, by = visitor) => {
    const record: object = await (await by.get(`/${name}/${id}/`)).json();
    // These are other records.
    return { ...record, shelves: undefined, neighbors: undefined };
  };
  const statusOf = async (id: number) => (await visitor.get(`/${name}/${id}/`)).status;
  const idsBy = (query: string) => listedIds(visitor, `/${name}/?${query}`);

  it('a record is stored once per idempotency key, and can be edited only by its author', async () => {
    expect((await author.post(`/${name}/new/`, {})).status).toBe(400);
    const headers = { [IDEMPOTENCY_KEY_HEADER]: `a-key-of-a-record-${name}` };
    const make = async () =>
      readCreated(await post(`/${name}/new/`, RECORD, { cookies: author.cookies, headers }));
    const record = await make();
    expect(await make()).toEqual(record);
    const { id } = record;
    expect(await read(id)).toMatchObject({ id, user_id: author.id, tags: [] });
    for (const query of [`author=${author.username}`, `user_id=${author.id}`])
      expect(await idsBy(query)).toEqual([id]);

    const edit = (by: Fan, body: object) => by.put(`/${name}/${id}/edit/`, body);
    expect((await edit(reader, OTHER)).status).toBe(403);
    const edited = await edit(author, { ...OTHER, base: RECORD });
    expect(await edited.json()).toHaveProperty('edited_at');
    const stale = { ...RECORD, description: 'Third', details: 'Third', base: RECORD };
    expect((await edit(author, stale)).status).toBe(409);
    expect(Object.values(await read(id))).toContain('Other');
  });

  it('a deleted record is restored with all its comments, likes and saves', async () => {
    const odd = '“Quoted” "and" \\ 🧣';
    const more = { name: odd, title: odd, price: 12.5 };
    const { id } = await newTagged(name, author, [DOAN, SEASON], more);
    const kept = await newTagged(name, author, [SEASON]);
    for (const record of [id, kept.id]) await fill(name, kind, record);
    const [before, other] = [await read(id, reader), await read(kept.id, reader)];
    expect((await reader.delete(`/${name}/${id}/delete/`)).status).toBe(403);
    const deleted = await author.delete(`/${name}/${id}/delete/`);
    expect(await deleted.json()).toEqual({ message: 'Deleted.', id });
    expect(await statusOf(id)).toBe(404);
    expect((await savedOf(reader)).names).toEqual([`${name} ${kept.id}`]);
    expect(await read(kept.id, reader)).toEqual(other);
    expect((await author.post(`/${name}/${id}/restore/`)).status).toBe(200);
    expect(await read(id, reader)).toEqual(before);
    await expectSound();
  });

  it('a record is in the lists of its tags and of the members who saved it', async () => {
    const { id } = await newTagged(name, author, [SEASON]);
    await save(reader, name, id);
    await followWrites();
    expect(await idsBy(`tag=season:2011-12&limit=1`)).toEqual([id]);
    expect((await savedOf(reader)).names).toEqual([`${name} ${id}`]);
    expect(await read(id, reader)).toHaveProperty('saved', true);
    await reader.delete(`/saved/${name}/${id}/`);
    expect((await savedOf(reader)).names).toEqual([]);
    await author.put(`/${name}/${id}/edit/`, { ...RECORD, tags: [DOAN] });
    await followWrites();
    expect(await idsBy('tag=season:2011-12')).not.toContain(id);
    await expectSound();
  });

  it('a record can be reported by members, and hidden, restored and removed by a moderator', async () => {
    const moderator = await signedInModerator();
    const { id } = await newTagged(name, author);
    await fill(name, kind, id);
    const before = await read(id, reader);
    expect(await rowsOn(kind, id)).not.toContain(0);
    await report(reader, name, id);
    expect(await caseOf(moderator, name, id)).toMatchObject({ state: 'open', report_count: 1 });
    expect((await actOn(moderator, 'hide', name, id)).status).toBe(201);
    expect(await statusOf(id)).toBe(404);
    expect((await author.put(`/${name}/${id}/edit/`, RECORD)).status).toBe(404);
    expect((await author.post(`/${name}/${id}/restore/`)).status).toBe(404);
    await actOn(moderator, 'put-back', name, id);
    expect(await read(id, reader)).toEqual(before);
    await expectSound();
    await actOn(moderator, 'remove', name, id);
    expect((await actOn(moderator, 'put-back', name, id)).status).toBe(409);
    await purgeDeleted(drizzle(env.DB), Date.now());
    expect(await rowsOn(kind, id)).toEqual(listChildTables(kind).map(() => 0));
    await expectSound();
  });

  it('a record belongs to its author’s data export and account deletion', async () => {
    const { id } = await newTagged(name, author, [SEASON]);
    await fill(name, kind, id);
    const data = await (await author.get('/account/data/')).json<Record<string, unknown[]>>();
    expect(data[kind.plural]).toMatchObject([{ id, tags: [SEASON] }]);
    expect((await deleteAccountOf(author)).status).toBe(200);
    expect(await statusOf(id)).toBe(404);
    expect((await savedOf(reader)).names).toEqual([]);
    await expectSound();
  });
});

describe.each(namedKinds)('an image of /%s', (name, kind) => {
  it('only the record’s author can add, edit and remove an image', async () => {
    const { id } = await newTagged(name, author);
    const add = (by: Fan, url: string) =>
      by.post(`/${name}/new/image/`, { url, alt: 'A scarf', [kind.field]: id });
    const missing = { errors: { url: kind.images.missing } };
    expect(await (await add(author, '')).json()).toEqual(missing);
    const none = await author.post(`/${name}/new/image/`, { url: '/images/a.svg' });
    const noRecord = `${kind.field} must be the ID of ${kind.one}`;
    expect(await none.json()).toEqual({ errors: { [kind.field]: noRecord } });
    expect((await add(reader, '/images/a.svg')).status).toBe(403);
    const [first, photo] = [
      await readCreated(await add(author, '/images/a.svg')),
      await readCreated(await add(author, (await uploadPhoto(author)).url)),
    ];
    const edit = (by: Fan) => by.put(`/${name}/${first.id}/images/edit/`, { url: '/images/b.svg' });
    expect((await edit(reader)).status).toBe(403);
    expect(await (await edit(author)).json()).toEqual({ ...first, url: '/images/b.svg' });
    const remove = (by: Fan) => by.delete(`/${name}/${photo.id}/images/delete/`);
    expect((await remove(reader)).status).toBe(403);
    expect((await remove(author)).status).toBe(200);
    const record = await (await visitor.get(`/${name}/${id}/`)).json();
    expect(record).toMatchObject({ images: [{ id: first.id, url: '/images/b.svg' }] });
  });
});

describe.each(namedKinds.filter(([, kind]) => isStoryKind(kind)))(
  'a story of /%s',
  (name, kind) => {
    it('the counts of likes and visible comments follow every change of them', async () => {
      const { id } = await newTagged(name, author);
      const counts = async () => {
        const { likes, comment_count } = await (
          await visitor.get(`/${name}/${id}/`)
        ).json<Pick<Story, 'likes' | 'comment_count'>>();
        return [likes, comment_count];
      };
      for (const _ of [1, 2]) await reader.post(`/${name}/${id}/like/`);
      const body = { content: 'Hi', [kind.field]: id };
      const comment = await readCreated(await reader.post(`/${name}/comment/new/`, body));
      await readCreated(
        await author.post(`/${name}/comment/new/`, { ...body, parent_id: comment.id }),
      );
      expect(await counts()).toEqual([1, 2]);
      await reader.delete(`/${name}/${id}/like/delete/`);

      const path = `/${name}/${comment.id}/comment`;
      expect((await author.put(`${path}/edit/`, { content: 'Ho' })).status).toBe(403);
      const edited = await reader.put(`${path}/edit/`, { content: 'Ho' });
      expect(await edited.json()).toMatchObject({
        id: comment.id,
        content: 'Ho',
        [kind.field]: id,
      });
      expect((await reader.delete(`${path}/delete/`)).status).toBe(200);
      expect(await counts()).toEqual([0, 1]);
      expect((await reader.post(`${path}/restore/`)).status).toBe(200);
      expect(await counts()).toEqual([0, 2]);

      const moderator = await signedInModerator();
      for (const [action, count] of [
        ['hide', 1],
        ['put-back', 2],
      ] as const) {
        await actOn(moderator, action, `${name}-comments`, comment.id);
        expect(await counts()).toEqual([0, count]);
      }
      await expectSound();
    });
  },
);

it('all kinds of record share their routes, and posts and memories also those of comments and likes', () => {
  const routes = api.routes.filter(({ method }) => method !== 'ALL');
  const of = (is: (path: string) => boolean) => (name: string) =>
    routes
      .map(({ method, path }) => `${method} ${path.replace(/\{.*\}/, '')}`.split(`/api/${name}/`))
      .flatMap(([method, path]) => (path !== undefined && is(path) ? [`${method}${path}`] : []))
      .toSorted();
  const isOfStories = (path: string) => /comment|like/.test(path);
  const isOfAll = (path: string) => !isOfStories(path) && !/^:id\/(state|proof)$/.test(path);
  for (const [is, has] of [
    [isOfAll, () => true],
    [isOfStories, isStoryKind],
  ] as const) {
    const own = namedKinds.map(([name, kind]) => ({ has: has(kind), routes: of(is)(name) }));
    const whole = own.find(({ has }) => has)?.routes;
    expect(whole?.length).toBeGreaterThan(2);
    expect(own.map(({ routes }) => routes)).toEqual(own.map(({ has }) => (has ? whole : [])));
  }
});
