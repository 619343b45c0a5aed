import { KIND_NAMES } from '@desert/contract/records/kinds';
import { DELETED_USER } from '@desert/contract/records/records';
import { beforeEach, expect, it } from 'vitest';
import { authContextBy, env, newAddress, rowCount } from '../../test/account.ts';
import { allSettled } from '../../test/background.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedGames } from '../../test/history.ts';
import { addImage, IMAGE_SECTIONS, newSubject } from '../../test/images.ts';
import { runDue } from '../../test/jobs.ts';
import { beginConversation, newItem } from '../../test/market.ts';
import { deleteAccountOf, PASSWORD, signedInOwner, signInElsewhere } from '../../test/owner.ts';
import { addKey, askForKey } from '../../test/passkeys.ts';
import { newPushBrowser } from '../../test/push.ts';
import { newRecordOf, save } from '../../test/saves.ts';
import {
  newComment,
  NEWS,
  newStory,
  readStory,
  STORY_SECTIONS,
  type StorySection,
} from '../../test/stories.ts';
import { keptFiles, uploadPhoto } from '../../test/uploads.ts';
import { expectSound, rowsOf } from '../../test/whole-database.ts';
import { signUp } from '../sign-up.ts';

let owner: Fan;
let other: Fan;

/** Creates a story of each fan, with a comment and a like by both. @returns the ids of the stories */
async function discuss(section: StorySection) {
  const stories = [await newStory(section, owner), await newStory(section, other)] as const;
  for (const { id } of stories) {
    for (const fan of [owner, other]) {
      await newComment(section, fan, id, `By ${fan.username}`);
      await fan.post(`/${section.name}/${id}/like/`);
    }
  }
  return { own: stories[0].id, others: stories[1].id };
}

beforeEach(async () => {
  [owner, other] = [await signedInOwner(), await signedInFan()];
});

it('deleting an account deletes the user’s rows in every table', async () => {
  const images = [];
  for (const section of STORY_SECTIONS) await discuss(section);
  for (const section of IMAGE_SECTIONS) {
    const id = await newSubject(section, owner);
    await addImage(section, owner, id, (await uploadPhoto(owner)).url);
    images.push([section.name, id] as const);
  }
  const { id: talk } = await beginConversation({ buyer: owner, item: await newItem(other) });
  await owner.post('/reports/new/', { kind: 'conversations', id: talk, reason: 'Rude' });
  await owner.post('/blocks/new/', { user_id: other.id });
  await other.post('/blocks/new/', { user_id: owner.id });
  for (const kind of KIND_NAMES) {
    const id = await newRecordOf(kind, other);
    await save(owner, kind, id);
    await save(other, kind, id);
  }
  await seedGames();
  await owner.post('/follows/', { target: `member:${other.id}` });
  const { subscription } = await newPushBrowser('https://fcm.googleapis.com/fcm/send/owner');
  await owner.put('/push/', { subscription });
  await owner.post('/history/games/2012-05-07/attendance/', { seat: '101' });
  await runDue(['attendance']);
  await addKey(owner);
  await owner.put('/account/second-factor/', { password: PASSWORD, on: true });
  await askForKey(owner);
  await visitor.post('/auth/forgotten/', { email: `${owner.username}@example.com` });
  await allSettled();
  await env.DB.prepare(
    `INSERT INTO ratings (conversation_id, merch_name, user_id, about_id, is_good, line, created_at, shown_at)
      VALUES (1, 'A', ?1, ?2, 1, '', 1, 1), (1, 'A', ?2, ?1, 1, '', 1, 1)`,
  )
    .bind(owner.id, other.id)
    .run();
  await env.DB.prepare(
    "INSERT INTO notifications (user_id, kind, key, source_table, source_id, title, path, at) VALUES (?, 'moderation', 'act 0', 'moderation_actions', 0, '', '/', 1)",
  )
    .bind(owner.id)
    .run();
  await env.DB.prepare(
    "INSERT INTO appeals (action_id, kind, subject_id, user_id, reason, created_at) VALUES (1, 'news', 1, ?, '', 1)",
  )
    .bind(owner.id)
    .run();
  await owner.delete(`/news/${(await newStory(NEWS, owner)).id}/delete/`);
  expect(Object.entries(await rowsOf(owner)).filter(([, rows]) => rows === 0)).toEqual([]);
  expect(await keptFiles()).toHaveLength(IMAGE_SECTIONS.length);
  const { merch, saves } = await rowsOf(other);
  const ofOthers = { merch, saves };

  const response = await deleteAccountOf(owner);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Your account has been deleted.' });
  expect(Object.values(await rowsOf(owner)).every((rows) => rows === 0)).toBe(true);
  expect(await rowCount('users', `id = ${owner.id}`)).toBe(0);
  for (const [kind, id] of images)
    expect(await rowCount('images', `kind = '${kind}' AND record_id = ${id}`)).toBe(0);
  expect(await keptFiles()).toEqual([]);
  expect(await rowsOf(other)).toMatchObject(ofOthers);
  await expectSound();
});

it('deleting an account keeps other members’ records, and blanks the account’s comments on them', async () => {
  const { own, others } = await discuss(NEWS);
  await deleteAccountOf(owner);
  expect((await visitor.get(`/news/${own}/`)).status).toBe(404);
  const story = await readStory(NEWS, others);
  expect(story).toMatchObject({ likes: 1, comment_count: 2, viewer_first_comment: null });
  expect(story.comments).toMatchObject([
    { content: '', user_id: DELETED_USER.id, users: DELETED_USER },
    { content: `By ${other.username}`, user_id: other.id },
  ]);
  const { user_likes } = await readStory(NEWS, others, other);
  expect(user_likes).toMatchObject([{ user_id: other.id }]);
  await expectSound();
});

it('deleting an account ends all its sessions and clears the cookie', async () => {
  await signInElsewhere(owner);
  const response = await deleteAccountOf(owner);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=ended; Max-Age=10;/);
  expect((await owner.get('/auth/')).status).toBe(401);
  expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(0);
  expect((await other.get('/auth/')).status).toBe(200);
});

it('a deleted account’s email and username can be used again, but the name “deleted user” can’t', async () => {
  await deleteAccountOf(owner);
  const { username } = owner;
  const again = { username, email: `${username}@example.com`, password: PASSWORD };
  const account = { username, email: again.email };
  expect(await signUp(authContextBy({ address: newAddress() }), again)).toMatchObject({ account });
  const taken = { ...again, email: 'x@example.com', username: DELETED_USER.username };
  const response = await visitor.post('/auth/signup', taken);
  expect(response.status).toBe(400);
  expect(await rowCount('users', `username = '${DELETED_USER.username}'`)).toBe(1);
});

it('requests from other tabs while an account is being deleted leave no rows of the account', async () => {
  const { id } = await newStory(NEWS, other);
  const writes = Array.from({ length: 10 }, () => [
    owner.post('/news/new/', { title: 'A title', details: 'Details' }),
    newComment(NEWS, owner, id),
    owner.post(`/news/${id}/like/`),
  ]).flat();
  const [deleted, again] = await Promise.all([
    deleteAccountOf(owner),
    deleteAccountOf(owner),
    ...writes,
  ]);
  expect([deleted.status, again.status]).toContain(200);
  expect(await rowCount('users', `id = ${owner.id}`)).toBe(0);
  expect(Object.values(await rowsOf(owner)).every((rows) => rows === 0)).toBe(true);
  await expectSound();
});
