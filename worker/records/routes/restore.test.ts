/** Soft-deleted records and comments can be restored unchanged within the restore window. */
import { RESTORE_WINDOW_MS } from '@desert/drizzle/retention';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, visitor } from '../../test/fan.ts';
import { signedInOwner } from '../../test/owner.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

let owner: Fan;
let other: Fan;
let id: number;

/** Creates a post of the owner with a comment and a like by both. */
beforeEach(async () => {
  [owner, other] = [await signedInOwner(), await signedInOwner()];
  ({ id } = await newStory(NEWS, owner));
  for (const fan of [owner, other]) {
    await newComment(NEWS, fan, id, `By ${fan.username}`);
    await fan.post(`/news/${id}/like/`);
  }
});

const remove = (by = owner) => by.delete(`/news/${id}/delete/`);
const restore = (by = owner) => by.post(`/news/${id}/restore/`);
/** Moves the deletion of all posts and comments `ms` into the past. */
async function pass(ms: number): Promise<void> {
  for (const table of ['news', 'comments'])
    await env.DB.prepare(`UPDATE ${table} SET visibility_changed_at = visibility_changed_at - ?`)
      .bind(ms)
      .run();
}

it('a deleted record cannot be restored after the restore window', async () => {
  await remove();
  await pass(RESTORE_WINDOW_MS + 1);
  expect((await restore()).status).toBe(404);
  expect((await visitor.get(`/news/${id}/`)).status).toBe(404);
});

const restoreComment = (comment: number, by = owner) =>
  by.post(`/news/${comment}/comment/restore/`);
const removeComment = (comment: number) => owner.delete(`/news/${comment}/comment/delete/`);

it('a deleted comment cannot be restored after the restore window or while its post is deleted', async () => {
  const { id: story } = await newStory(NEWS, other);
  const [late, orphan] = [
    await newComment(NEWS, owner, story),
    await newComment(NEWS, owner, story),
  ];
  await removeComment(late.id);
  await pass(RESTORE_WINDOW_MS + 1);
  expect((await restoreComment(late.id)).status).toBe(404);
  await removeComment(orphan.id);
  await other.delete(`/news/${story}/delete/`);
  expect((await restoreComment(orphan.id)).status).toBe(404);
  expect((await other.post(`/news/${story}/restore/`)).status).toBe(200);
  expect(await readStory(NEWS, story)).toMatchObject({ comment_count: 0, comments: [] });
  await expectSound();
});
