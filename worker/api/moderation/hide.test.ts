/** What moderators take out of sight is nowhere, and comes back as it was. */
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { expiredRows } from '@desert/drizzle/retention';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeFiles, removeUnusedPhotos } from '../../photos/removal.ts';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, visitor } from '../../test/fan.ts';
import { addImage, IMAGE_SECTIONS } from '../../test/images.ts';
import { actOn, caseOf, signedInModerator } from '../../test/moderators.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { ask, followWrites } from '../../test/search.ts';
import { newComment, newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';
import { keptFiles, uploadPhoto } from '../../test/uploads.ts';
import { expectSound, rowsOf } from '../../test/whole-database.ts';

let moderator: Fan;
let author: Fan;
let other: Fan;

beforeEach(async () => {
  [moderator, author, other] = await Promise.all([
    signedInModerator(),
    signedInOwner(),
    signedInOwner(),
  ]);
});

const DAY = 24 * 60 * 60_000;
const LATER = () => Date.now() + 400 * DAY;

/** What the cron does a year later. */
async function clean(): Promise<void> {
  const database = drizzle(env.DB);
  for (const { table, where } of expiredRows(LATER()).slice(2))
    await database.delete(table).where(where);
  await removeUnusedPhotos(database, LATER());
  await removeFiles(database, env.PHOTOS, LATER());
}

/** In the title of the record that was made last, and of no other. */
let word: string;
let count = 0;

/** The file of its photo, if it has one. */
let file: string | undefined;

/** A record with all that it can have on it. */
async function newRecord(name: string): Promise<number> {
  word = `zamboni${(count += 1)}`;
  file = undefined;
  const sent = {
    name: word,
    title: word,
    description: 'Ice',
    details: 'Ice',
    price: 12.5,
  };
  const tags = [{ kind: 'season', id: '2011-12' }];
  const made = await author.post(`/${name}/new/`, { ...sent, tags });
  const { id } = await made.json<{ id: number }>();
  await other.post('/saved/', { kind: name, id });
  const images = IMAGE_SECTIONS.find((section) => section.name === name);
  if (images) {
    const { url } = await uploadPhoto(author);
    file = url.slice(1);
    await addImage(images, author, id, url);
  }
  const section = STORY_SECTIONS.find((section) => section.name === name);
  if (section) {
    await newComment(section, other, id);
    await other.post(`/${name}/${id}/like/`);
  }
  return id;
}

const read = async (path: string, by = visitor) => (await by.get(path)).json();

describe.each(['merch', 'news', 'memories'])('a hidden record of /%s', (name) => {
  it('is in no list, search or save, and comes back as it was after a year', async () => {
    const id = await newRecord(name);
    const before = await read(`/${name}/${id}/`, other);
    await followWrites();
    expect(await ask(word)).toMatchObject({ groups: { [name]: { count: 1 } } });

    const hidden = await actOn(moderator, 'hide', name, id);
    expect(hidden.status).toBe(201);
    expect(await hidden.json()).toMatchObject({ hidden: true, state: 'closed' });
    expect((await visitor.get(`/${name}/${id}/`)).status).toBe(404);
    for (const path of [`/${name}/?author=${author.username}`, '/saved/'])
      expect(await read(path, other)).toEqual([]);
    await followWrites();
    expect(await ask(word)).not.toMatchObject({ groups: { [name]: { count: 1 } } });
    await expectSound();
    await clean();
    expect(await keptFiles()).toEqual(expect.arrayContaining(file === undefined ? [] : [file]));

    expect((await actOn(moderator, 'put-back', name, id, { reason: '' })).status).toBe(201);
    expect(await read(`/${name}/${id}/`, other)).toEqual(before);
    expect(await rowCount('deleted_rows', `of_table = '${name}' AND of_id = ${id}`)).toBe(0);
    await followWrites();
    expect(await ask(word)).toMatchObject({ groups: { [name]: { count: 1 } } });
    await expectSound();
  });

  it('is told of to its author, who can neither edit it nor put it back', async () => {
    const id = await newRecord(name);
    await actOn(moderator, 'hide', name, id);
    const message = 'This is hidden until a moderator has looked at it.';
    const edit = { name: 'a', title: 'a', description: 'a', details: 'a', price: 1 };
    for (const call of [
      (fan: Fan) => fan.get(`/${name}/${id}/`),
      (fan: Fan) => fan.post(`/${name}/${id}/restore/`),
      (fan: Fan) => fan.put(`/${name}/${id}/edit/`, edit),
    ]) {
      const response = await call(author);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ errors: { message } });
      const others = await call(other);
      expect(others.status).toBe(404);
      expect(await others.text()).not.toContain('hidden');
    }
    expect(await rowCount(name, `id = ${id}`)).toBe(0);
  });

  it('goes for good when its author deletes it', async () => {
    const id = await newRecord(name);
    await actOn(moderator, 'hide', name, id);
    expect((await other.delete(`/${name}/${id}/delete/`)).status).toBe(404);
    expect(await rowCount('deleted_rows', `of_table = '${name}' AND of_id = ${id}`)).not.toBe(0);
    expect((await author.delete(`/${name}/${id}/delete/`)).status).toBe(200);
    expect(await rowCount('deleted_rows', `of_table = '${name}' AND of_id = ${id}`)).toBe(0);
    expect(await caseOf(moderator, name, id)).toMatchObject({ hidden: false, context: null });
    expect((await actOn(moderator, 'put-back', name, id)).status).toBe(409);
    await expectSound();
  });

  it('goes with its author’s account, with what others left on it, and its photos', async () => {
    const id = await newRecord(name);
    await actOn(moderator, 'hide', name, id);
    expect((await deleteAccountOf(author)).status).toBe(200);
    expect(await rowCount('deleted_rows', `of_table = '${name}' AND of_id = ${id}`)).toBe(0);
    expect(Object.values(await rowsOf(author)).every((rows) => rows === 0)).toBe(true);
    expect(await rowCount('cases', `author_id = ${author.id}`)).toBe(0);
    expect(await keptFiles()).not.toContain(file);
    await expectSound();
  });

  it('comes back also where its key made something else meanwhile', async () => {
    const sent = { name: 'a', title: 'a', description: 'a', details: 'a', price: 1 };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: `a-key-of-two-${name}` };
    const make = async () => {
      const made = await post(`/${name}/new/`, sent, { cookies: author.cookies, headers });
      return (await made.json<{ id: number }>()).id;
    };
    const id = await make();
    await actOn(moderator, 'hide', name, id);
    const second = await make();
    expect((await actOn(moderator, 'put-back', name, id)).status).toBe(201);
    for (const there of [id, second])
      expect((await visitor.get(`/${name}/${there}/`)).status).toBe(200);
    expect(await make()).toBe(second);
  });

  it('can be removed for good, and then its photos go, too', async () => {
    const id = await newRecord(name);
    await actOn(moderator, 'hide', name, id);
    const removed = await actOn(moderator, 'remove', name, id);
    expect(await removed.json()).toMatchObject({ hidden: false, context: null });
    expect(await rowCount('deleted_rows', `of_table = '${name}' AND of_id = ${id}`)).toBe(0);
    expect((await actOn(moderator, 'put-back', name, id)).status).toBe(409);
    await clean();
    expect(await keptFiles()).not.toContain(file);
    await expectSound();
  });

  it('can be removed at once', async () => {
    const id = await newRecord(name);
    expect((await actOn(moderator, 'remove', name, id)).status).toBe(201);
    expect((await visitor.get(`/${name}/${id}/`)).status).toBe(404);
    expect(await rowCount('deleted_rows', `of_table = '${name}' AND of_id = ${id}`)).toBe(0);
    await expectSound();
  });
});

describe.each(STORY_SECTIONS)('a hidden comment of /$name', (section) => {
  const kind = `${section.name}-comments`;

  it('is not counted, and is counted again when it is back', async () => {
    const { id } = await newStory(section, author);
    const comment = await newComment(section, other, id, 'Rude');
    await actOn(moderator, 'hide', kind, comment.id);
    expect(await readStory(section, id)).toMatchObject({ comment_count: 0, comments: [] });
    await expectSound();
    await actOn(moderator, 'put-back', kind, comment.id);
    expect(await readStory(section, id)).toMatchObject({ comment_count: 1, comments: [comment] });
    await expectSound();
  });

  it('waits for its story, and is not lost meanwhile', async () => {
    const { id } = await newStory(section, author);
    const comment = await newComment(section, other, id, 'Rude');
    await actOn(moderator, 'hide', kind, comment.id);
    await actOn(moderator, 'hide', section.name, id);
    const refused = await actOn(moderator, 'put-back', kind, comment.id);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('put that back first');
    await actOn(moderator, 'put-back', section.name, id);
    expect(await readStory(section, id)).toMatchObject({ comment_count: 0 });
    expect((await actOn(moderator, 'put-back', kind, comment.id)).status).toBe(201);
    expect(await readStory(section, id)).toMatchObject({ comment_count: 1, comments: [comment] });
    await expectSound();
  });

  it('of somebody whose account goes does not come back with the story', async () => {
    const { id } = await newStory(section, author);
    await newComment(section, other, id);
    await actOn(moderator, 'hide', section.name, id);
    expect((await deleteAccountOf(other)).status).toBe(200);
    await actOn(moderator, 'put-back', section.name, id);
    expect(await readStory(section, id)).toMatchObject({ comment_count: 0, likes: 0 });
    await expectSound();
  });
});
