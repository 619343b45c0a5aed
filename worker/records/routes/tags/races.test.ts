/** Tags set concurrently, or while their record is deleted. */
import { beforeAll, expect, it } from 'vitest';
import { signedInFan, visitor } from '../../../test/fan.ts';
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

beforeAll(seedHistory);

it('an edit of tags during the record’s deletion is saved, or changes nothing', async () => {
  const fan = await signedInFan();
  for (let round = 0; round < 10; round += 1) {
    const { id } = await newTagged('news', fan, [SEASON]);
    const edit = () => fan.put(`/news/${id}/edit/`, { ...RECORD, tags: [DOAN] });
    const remove = () => fan.delete(`/news/${id}/delete/`);
    const responses = await Promise.all(round % 2 ? [edit(), remove()] : [remove(), edit()]);
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect([
      [200, 200],
      [200, 404],
    ]).toContainEqual(statuses);
    expect((await visitor.get(`/news/${id}/`)).status).toBe(404);
    await expectTagsKept();
    const back = await (await fan.post(`/news/${id}/restore/`)).json();
    expect([[DOAN_TAG], [SEASON_TAG]]).toContainEqual((back as { tags: object[] }).tags);
    await expectTagsKept();
  }
});

it('concurrent edits of one record leave the tags of one edit', async () => {
  const fan = await signedInFan();
  const { id } = await newTagged('memories', fan);
  const sets = [[DOAN], [SEASON], [DOAN, SEASON], [], [SEASON, DOAN]];
  await Promise.all(sets.map((tags) => fan.put(`/memories/${id}/edit/`, { ...RECORD, tags })));
  await expectTagsKept();
  const kept = (await tagsOf('memories', id, fan)).map(({ kind, id }) => ({ kind, id }));
  expect(sets).toContainEqual(kept);
});
