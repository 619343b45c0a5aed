import { ALL_TAG_KINDS, TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { seedHistory } from '../../../test/history.ts';
import {
  DOAN,
  DOAN_TAG,
  newTagged,
  RECORD,
  SEASON,
  SEASON_TAG,
  tagsOf,
} from '../../../test/tagged.ts';
import { expectTagsKept } from '../../../test/whole-database.ts';

let fan: Fan;

beforeAll(seedHistory);

beforeEach(async () => {
  fan = await signedInFan();
});

const edit = (id: number, tags?: unknown) => fan.put(`/memories/${id}/edit/`, { ...RECORD, tags });

it('a record returns its tags in the order in which they were chosen', async () => {
  const made = await newTagged('memories', fan, [DOAN, SEASON]);
  expect(made.tags).toEqual([DOAN_TAG, SEASON_TAG]);
  expect(await tagsOf('memories', made.id, visitor)).toEqual([DOAN_TAG, SEASON_TAG]);
  const [listed] = await (await visitor.get('/memories/?limit=1')).json<object[]>();
  expect(listed).toMatchObject({ id: made.id, tags: [DOAN_TAG, SEASON_TAG] });
  await expectTagsKept();
  expect((await newTagged('memories', fan)).tags).toEqual([]);
  expect((await newTagged('memories', fan, [])).tags).toEqual([]);
});

it('an edit of tags succeeds even if the stored label of a tag is a former name', async () => {
  const { id } = await newTagged('memories', fan, [DOAN]);
  const renamed = JSON.stringify([{ ...DOAN_TAG, label: 'A former name' }]);
  await env.DB.prepare('UPDATE memories SET tags = ? WHERE id = ?').bind(renamed, id).run();
  const base = { tags: [DOAN] };
  const response = await fan.put(`/memories/${id}/edit/`, { ...RECORD, tags: [SEASON], base });
  expect(await response.json()).toMatchObject({ tags: [SEASON_TAG] });
});

it('an edit replaces a record’s tags only if it sends tags', async () => {
  const { id } = await newTagged('memories', fan, [DOAN]);
  expect(await (await edit(id)).json()).toMatchObject({ tags: [DOAN_TAG] });
  expect(await (await edit(id, [SEASON])).json()).toMatchObject({ tags: [SEASON_TAG] });
  await expectTagsKept();
  expect(await (await edit(id, [])).json()).toMatchObject({ tags: [] });
  expect(await tagsOf('memories', id, visitor)).toEqual([]);
  await expectTagsKept();
});

it.each<[string, unknown, string]>([
  ['a player who does not exist', [SEASON, { kind: 'player', id: 99 }], TAG_KINDS.player.missing],
  ['null', null, `tags must be a list of ${ALL_TAG_KINDS}`],
])('a tag of %s is refused in a new record and in an edit', async (_, tags, message) => {
  const { id } = await newTagged('memories', fan, [SEASON]);
  const before = await rowCount('memories');
  const made = await fan.post('/memories/new/', { ...RECORD, tags });
  for (const response of [made, await edit(id, tags)]) {
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { tags: message } });
  }
  expect(await rowCount('memories')).toBe(before);
  expect(await tagsOf('memories', id, visitor)).toEqual([SEASON_TAG]);
  await expectTagsKept();
});
