/** Hidden records and comments are invisible everywhere, and restored unchanged. */
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import { buildExpiryConditions } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../../records/purge.ts';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import { runNotifications } from '../../test/jobs.ts';
import { actOn, caseOf, signedInModerator } from '../../test/moderators.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { clean as cleanPhotos } from '../../test/photo-store.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';
import { newTagged, RECORD, SEASON } from '../../test/tagged.ts';
import { keptFiles, uploadPhoto } from '../../test/uploads.ts';
import { expectSound, rowsOf } from '../../test/whole-database.ts';

let moderator: Fan;
let author: Fan;
let other: Fan;

beforeAll(seedHistory);

beforeEach(async () => {
  [moderator, author, other] = await Promise.all([
    signedInModerator(),
    signedInOwner(),
    signedInOwner(),
  ]);
});

const DAY = 24 * 60 * 60_000;
const LATER = () => Date.now() + 400 * DAY;

/** Does the cron’s cleaning as of a year later. */
async function clean(): Promise<void> {
  const database = drizzle(env.DB);
  for (const { table, where } of buildExpiryConditions(LATER()).slice(2))
    await database.delete(table).where(where);
  await purgeDeleted(database, LATER());
  await cleanPhotos(LATER());
}

const read = async (path: string, by = visitor) => (await by.get(path)).json();
const statusOf = async (id: number) => (await visitor.get(`/memories/${id}/`)).status;

describe('a hidden memory', () => {
  /** The file of its photo. */
  let file: string;
  let id: number;

  const decide = (name: string) => actOn(moderator, name, 'memories', id, { reason: 'The rules' });
  const visibility = () =>
    env.DB.prepare(`SELECT visibility FROM memories WHERE id = ${id}`).first('visibility');

  /** Creates the record with a tag, a photo, a save, a comment and a like. */
  beforeEach(async () => {
    ({ id } = await newTagged('memories', author, [SEASON]));
    const { url } = await uploadPhoto(author);
    file = url.slice(1);
    await author.post('/memories/new/image/', { url, memory_id: id });
    await other.post('/saved/', { kind: 'memories', id });
    await other.post('/memories/comment/new/', { content: 'Hi', memory_id: id });
    await other.post(`/memories/${id}/like/`);
  });

  it('a hidden record can be restored unchanged, with its photo, after a year', async () => {
    const before = await read(`/memories/${id}/`, other);
    const hidden = await decide('hide');
    expect(hidden.status).toBe(201);
    expect(await hidden.json()).toMatchObject({ hidden: true, state: 'closed' });
    await clean();
    expect(await keptFiles()).toContain(file);
    expect((await actOn(moderator, 'put-back', 'memories', id, { reason: '' })).status).toBe(201);
    expect(await read(`/memories/${id}/`, other)).toEqual(before);
    await expectSound();
  });

  it('the author of a hidden record sees why it is hidden, but cannot edit or restore it', async () => {
    await actOn(moderator, 'hide', 'memories', id, { rule: 'spam', reason: 'An advertisement' });
    const hidden = { rule: 'spam', reason: 'An advertisement' };
    expect(await read(`/memories/${id}/`, author)).toMatchObject({ id, hidden });
    expect((await other.get(`/memories/${id}/`)).status).toBe(404);
    await runNotifications();
    const [notice] = (await read('/notifications/', author)) as object[];
    const path = expect.stringMatching(/^\/user\/decisions#decision-\d+$/) as string;
    expect(notice).toMatchObject({ path, detail: { act: 'hide', ...hidden } });
    const message = 'This is hidden until a moderator reviews it.';
    for (const call of [
      (fan: Fan) => fan.post(`/memories/${id}/restore/`),
      (fan: Fan) => fan.put(`/memories/${id}/edit/`, RECORD),
    ]) {
      const response = await call(author);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ errors: { message } });
      const others = await call(other);
      expect(others.status).toBe(404);
      expect(await others.text()).not.toContain('hidden');
    }
    expect(await visibility()).toBe('hidden');
  });

  it('nobody can restore a hidden record that its author has deleted', async () => {
    await decide('hide');
    expect((await other.delete(`/memories/${id}/delete/`)).status).toBe(404);
    expect(await visibility()).toBe('hidden');
    expect((await author.delete(`/memories/${id}/delete/`)).status).toBe(200);
    expect((await author.post(`/memories/${id}/restore/`)).status).toBe(404);
    expect(await visibility()).toBe('deleted');
    expect(await caseOf(moderator, 'memories', id)).toMatchObject({ hidden: false, context: null });
    expect((await decide('put-back')).status).toBe(409);
    await expectSound();
  });

  it('a hidden record is deleted completely with its author’s account', async () => {
    await decide('hide');
    expect((await deleteAccountOf(author)).status).toBe(200);
    expect(await visibility()).toBeNull();
    expect(Object.values(await rowsOf(author)).every((rows) => rows === 0)).toBe(true);
    expect(await rowCount('cases', `author_id = ${author.id}`)).toBe(0);
    expect(await keptFiles()).not.toContain(file);
    await expectSound();
  });

  it('sending a hidden record again with its idempotency key makes no second record', async () => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: 'a-key-of-two-memories' };
    const make = async () => {
      const made = await post('/memories/new/', RECORD, { cookies: author.cookies, headers });
      return (await made.json<{ id: number }>()).id;
    };
    id = await make();
    await decide('hide');
    const second = await make();
    expect(second).toBe(id);
    expect((await decide('put-back')).status).toBe(201);
    expect(await statusOf(id)).toBe(200);
    await author.delete(`/memories/${id}/delete/`);
    const again = await post('/memories/new/', RECORD, { cookies: author.cookies, headers });
    expect(again.status).toBe(410);
    expect(await statusOf(id)).toBe(404);
  });
});

describe('a hidden comment', () => {
  let id: number;
  let comment: Awaited<ReturnType<typeof newComment>>;

  beforeEach(async () => {
    ({ id } = await newStory(NEWS, author));
    comment = await newComment(NEWS, other, id, 'Rude');
  });

  it('a hidden comment of a hidden post stays hidden until both are restored', async () => {
    await actOn(moderator, 'hide', 'news-comments', comment.id);
    expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 0, comments: [] });
    await expectSound();
    await actOn(moderator, 'hide', 'news', id);
    const refused = await actOn(moderator, 'put-back', 'news-comments', comment.id);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('restore that first');
    await actOn(moderator, 'put-back', 'news', id);
    expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 0 });
    expect((await actOn(moderator, 'put-back', 'news-comments', comment.id)).status).toBe(201);
    expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 1, comments: [comment] });
    await expectSound();
  });

  it('restoring a hidden post restores a deleted account’s comment without its text', async () => {
    await actOn(moderator, 'hide', 'news', id);
    expect((await deleteAccountOf(other)).status).toBe(200);
    await actOn(moderator, 'put-back', 'news', id);
    expect(await readStory(NEWS, id)).toMatchObject({
      comment_count: 1,
      comments: [{ content: '', users: { id: 0 } }],
    });
    await expectSound();
  });
});
