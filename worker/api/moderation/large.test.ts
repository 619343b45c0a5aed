/** Posts with more on them than one batch moves, and what moderators do with them. */
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { finishMoves } from '../../records/unfinished.ts';
import { env, rowCount } from '../../test/account.ts';
import { countedBatches } from '../../test/counted-batches.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { GONE, type LargePost, newLargePost, WHOLE } from '../../test/large-post.ts';
import { actOn, signedInModerator, signedInNewcomer } from '../../test/moderators.ts';
import { expectSound } from '../../test/whole-database.ts';

const database = drizzle(env.DB);

let moderator: Fan;
let owner: Fan;
let id: number;
let ask: LargePost['ask'];
let parts: LargePost['parts'];
let hideCutOff: LargePost['hideCutOff'];

beforeEach(async () => {
  moderator = await signedInModerator();
  ({ owner, id, ask, parts, hideCutOff } = await newLargePost(await signedInFan()));
});

it('stays with moderators where its author deletes it while it is being hidden', async () => {
  await hideCutOff(moderator);
  expect(await parts()).toMatchObject({ post: 1, moves: 1 });
  expect((await owner.delete(`/news/${id}/delete/`)).status).toBe(200);
  expect(await parts()).toEqual({ ...GONE, out: 0 });
  expect((await owner.post(`/news/${id}/restore/`)).status).toBe(404);
});

it('is not hidden again while that is on its way, which is finished', async () => {
  await hideCutOff(moderator);
  expect((await actOn(moderator, 'hide', 'news', id)).status).toBe(409);
  expect(await parts()).toEqual(GONE);
  await expectSound();
});

it('is whole in what moderators hide, put back and remove where its author was deleting it', async () => {
  await ask('DELETE', 'delete', countedBatches(2));
  expect((await actOn(moderator, 'hide', 'news', id)).status).toBe(201);
  expect(await parts()).toEqual(GONE);
  expect(await rowCount('deleted_rows', `of_id = ${id} AND hidden = 0`)).toBe(0);
  await actOn(moderator, 'put-back', 'news', id);
  expect(await parts()).toEqual(WHOLE);
  await actOn(moderator, 'remove', 'news', id);
  expect(await parts()).toEqual({ ...GONE, out: 0 });
  await expectSound();
});

it('leaves nothing of others behind where its author goes while it is being hidden', async () => {
  await hideCutOff(moderator);
  expect((await owner.delete('/account/', {})).status).toBe(200);
  await finishMoves(database);
  expect(await parts()).toEqual({ ...GONE, out: 0 });
  await expectSound();
});

it('goes out of sight whole where its author is new and adds a link', async () => {
  const post = await newLargePost(await signedInNewcomer());
  const body = { title: 'A title', details: 'See https://example.com/a' };
  const edited = await post.owner.put(`/news/${post.id}/edit/`, body);
  expect(await edited.json()).toMatchObject({ held: true, ...body });
  expect(await post.parts()).toEqual(GONE);
  await expectSound();
});
