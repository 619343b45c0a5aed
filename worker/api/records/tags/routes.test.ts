import { NO_SUCH_PLAYER } from '@desert/contract/tags';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { deleteAccountOf, signedInOwner } from '../../../test/owner.ts';
import {
  DOAN,
  DOAN_TAG,
  newTagged,
  RECORD,
  SEASON,
  SEASON_TAG,
  TAGGED_KINDS,
  tagsOf,
} from '../../../test/tagged.ts';
import { expectTagsKept } from '../../../test/whole-database.ts';

const LIST = 'Tags are a list of seasons and players';
const NO_SEASON = 'A season is one like 2011-12, from 1979-80 to 2023-24';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInOwner();
});

const players = (count: number) =>
  env.DB.prepare('SELECT id FROM persons ORDER BY id LIMIT ?')
    .bind(count)
    .all<{ id: number }>()
    .then(({ results }) => results.map(({ id }) => ({ kind: 'player', id })));

describe.each(TAGGED_KINDS)('a record of /%s', (name) => {
  it('is answered with what it is tied to, in the order in which that was chosen', async () => {
    const made = await newTagged(name, fan, [DOAN, SEASON]);
    expect(made.tags).toEqual([DOAN_TAG, SEASON_TAG]);
    expect(await tagsOf(name, made.id, visitor)).toEqual([DOAN_TAG, SEASON_TAG]);
    const [listed] = await (await visitor.get(`/${name}/?limit=1`)).json<object[]>();
    expect(listed).toMatchObject({ id: made.id, tags: [DOAN_TAG, SEASON_TAG] });
    await expectTagsKept();
  });

  it('is tied to nothing where nothing is said', async () => {
    expect((await newTagged(name, fan)).tags).toEqual([]);
    expect((await newTagged(name, fan, [])).tags).toEqual([]);
  });

  it('keeps what it is tied to in an edit that leaves it out, and loses it in one that empties it', async () => {
    const { id } = await newTagged(name, fan, [DOAN]);
    const edit = (tags?: object[]) => fan.put(`/${name}/${id}/edit/`, { ...RECORD, tags });
    expect(await (await edit()).json()).toMatchObject({ tags: [DOAN_TAG] });
    expect(await (await edit([SEASON])).json()).toMatchObject({ tags: [SEASON_TAG] });
    await expectTagsKept();
    expect(await (await edit([])).json()).toMatchObject({ tags: [] });
    expect(await tagsOf(name, id, visitor)).toEqual([]);
    await expectTagsKept();
  });

  it('has at most ten', async () => {
    expect((await newTagged(name, fan, await players(10))).tags).toHaveLength(10);
    const response = await fan.post(`/${name}/new/`, { ...RECORD, tags: await players(11) });
    expect(response.status).toBe(400);
    const tags = 'There is room for 10 seasons and players';
    expect(await response.json()).toEqual({ errors: { tags } });
  });

  it.each<[string, unknown, string]>([
    ['a player who does not exist', [SEASON, { kind: 'player', id: 99 }], NO_SUCH_PLAYER],
    ['a player by no number', [{ kind: 'player', id: 'shane-doan' }], NO_SUCH_PLAYER],
    ['a player of a part', [{ kind: 'player', id: 1.5 }], NO_SUCH_PLAYER],
    ['a player without an id', [{ kind: 'player' }], LIST],
    ['a season that was not played', [{ kind: 'season', id: '2004-05' }], NO_SEASON],
    ['a season by a number', [{ kind: 'season', id: 2011 }], NO_SEASON],
    ['the same twice', [DOAN, SEASON, DOAN], 'Each season and each player only once'],
    ['something else', [{ kind: 'coach', id: 1 }], LIST],
    ['nothing', [null], LIST],
    ['a text', 'season:2011-12', LIST],
    ['no list', { ...SEASON }, LIST],
    ['null', null, LIST],
  ])('is not made or changed with %s', async (_, tags, message) => {
    const { id } = await newTagged(name, fan, [SEASON]);
    const before = await rowCount(name);
    const answers = [
      await fan.post(`/${name}/new/`, { ...RECORD, tags }),
      await fan.put(`/${name}/${id}/edit/`, { ...RECORD, tags }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ errors: { tags: message } });
    }
    expect(await rowCount(name)).toBe(before);
    expect(await tagsOf(name, id, visitor)).toEqual([SEASON_TAG]);
    await expectTagsKept();
  });

  it('is tied to something by who wrote it only', async () => {
    const { id } = await newTagged(name, fan, [SEASON]);
    const other = await signedInFan();
    const edit = (by: Fan) => by.put(`/${name}/${id}/edit/`, { ...RECORD, tags: [DOAN] });
    expect((await edit(other)).status).toBe(403);
    expect((await edit(visitor)).status).toBe(401);
    expect(await tagsOf(name, id, visitor)).toEqual([SEASON_TAG]);
    await expectTagsKept();
  });

  it('comes back with what it was tied to, and is in no list of it meanwhile', async () => {
    const { id } = await newTagged(name, fan, [DOAN, SEASON]);
    await fan.delete(`/${name}/${id}/delete/`);
    await expectTagsKept();
    const back = await fan.post(`/${name}/${id}/restore/`);
    expect(await back.json()).toMatchObject({ id, tags: [DOAN_TAG, SEASON_TAG] });
    await expectTagsKept();
  });

  it('comes back where it was deleted before there were tags', async () => {
    const { id } = await newTagged(name, fan);
    await fan.delete(`/${name}/${id}/delete/`);
    await env.DB.exec(`UPDATE deleted_rows SET row = json_remove(row, '$.tags')`);
    const back = await fan.post(`/${name}/${id}/restore/`);
    expect(await back.json()).toMatchObject({ id, tags: [] });
  });

  it('is in the data of its author with its tags, and goes with the account', async () => {
    const { id } = await newTagged(name, fan, [DOAN]);
    const data = await (await fan.get('/account/data')).json<Record<string, unknown[]>>();
    const { plural } = {
      merch: { plural: 'items' },
      news: { plural: 'posts' },
      memories: { plural: 'memories' },
    }[name];
    expect(data[plural]).toMatchObject([{ id, tags: [DOAN_TAG] }]);
    expect((await deleteAccountOf(fan)).status).toBe(200);
    expect((await visitor.get(`/${name}/${id}/`)).status).toBe(404);
    await expectTagsKept();
  });
});
