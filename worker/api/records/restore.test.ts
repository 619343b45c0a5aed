/** What its owner deleted comes back as it was, for a while. */
import { RESTORE_WINDOW } from '@desert/drizzle/retention';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { addImage, IMAGE_SECTIONS } from '../../test/images.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { newComment, newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

let owner: Fan;
let other: Fan;

beforeEach(async () => {
  [owner, other] = [await signedInOwner(), await signedInOwner()];
});

/** A new record with all that a record can have, and its address. */
async function newRecord(name: string): Promise<{ id: number; path: string }> {
  const title = '“Quoted” "and" \\ 🧣';
  const text = `${title}\nnew line ${'w'.repeat(1000)}`;
  const sent = { name: title, title, description: text, details: text, price: 12.5 };
  const { id } = await (await owner.post(`/${name}/new/`, sent)).json<{ id: number }>();
  const images = IMAGE_SECTIONS.find((section) => section.name === name);
  if (images)
    for (const url of ['/images/b.svg', '/images/a.svg']) await addImage(images, owner, id, url);
  const section = STORY_SECTIONS.find((section) => section.name === name);
  if (section) {
    for (const fan of [owner, other]) {
      await newComment(section, fan, id, `By ${fan.username}`);
      await fan.post(`/${name}/${id}/like/`);
    }
  }
  return { id, path: `/${name}/${id}` };
}

const read = async (path: string) => (await visitor.get(`${path}/`)).json();
const status = async (path: string) => (await visitor.get(`${path}/`)).status;

/** Makes what was deleted older. */
async function pass(ms: number): Promise<void> {
  await env.DB.prepare('UPDATE deleted_rows SET deleted_at = deleted_at - ?').bind(ms).run();
}

describe.each(['merch', 'news', 'memories'])('a deleted record of /%s', (name) => {
  it('comes back with all that went with it, and is like any other then', async () => {
    const { path } = await newRecord(name);
    const { path: next } = await newRecord(name);
    const before = await read(path);
    const list = await (await visitor.get(`/${name}/`)).text();
    await owner.delete(`${path}/delete/`);
    const response = await owner.post(`${path}/restore/`);
    expect(response.status).toBe(200);
    const { user_id, id, ...record } = await response.json<Record<string, unknown>>();
    const text = name === 'merch' ? 'description' : 'details';
    expect(before).toMatchObject({ id, user_id, [text]: record[text] });
    expect(await read(path)).toEqual(before);
    expect(await (await visitor.get(`/${name}/`)).text()).toBe(list);
    expect(await rowCount('deleted_rows', `user_id = ${owner.id}`)).toBe(0);
    await expectSound();

    expect((await owner.delete(`${path}/delete/`)).status).toBe(200);
    expect((await owner.post(`${path}/restore/`)).status).toBe(200);
    expect(await read(path)).toEqual(before);
    expect(await status(next)).toBe(200);
  });

  it('is nowhere to be found meanwhile, and nobody else puts it back', async () => {
    const { path } = await newRecord(name);
    await owner.delete(`${path}/delete/`);
    expect((await visitor.post(`${path}/restore/`)).status).toBe(401);
    expect((await other.post(`${path}/restore/`)).status).toBe(404);
    expect(await status(path)).toBe(404);
    expect(await (await visitor.get(`/${name}/?user_id=${owner.id}`)).json()).toEqual([]);
    expect((await owner.post(`${path}/restore/`)).status).toBe(200);
  });

  it('stays deleted when the time for it is over', async () => {
    const { path } = await newRecord(name);
    await owner.delete(`${path}/delete/`);
    await pass(RESTORE_WINDOW + 1);
    expect((await owner.post(`${path}/restore/`)).status).toBe(404);
    expect(await status(path)).toBe(404);
  });

  it('comes back once, however often that is asked', async () => {
    const { path } = await newRecord(name);
    const before = await read(path);
    await owner.delete(`${path}/delete/`);
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => owner.post(`${path}/restore/`)),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(path)).toEqual(before);
    await expectSound();
  });
});

describe.each(STORY_SECTIONS)('/$name', (section) => {
  const { name } = section;
  const restored = (id: number) => owner.post(`/${name}/${id}/comment/restore/`);
  const remove = (id: number) => owner.delete(`/${name}/${id}/comment/delete/`);

  it('counts no more what an account took with it, when a record comes back', async () => {
    const { id, path } = await newRecord(name);
    await owner.delete(`${path}/delete/`);
    await deleteAccountOf(other);
    expect((await owner.post(`${path}/restore/`)).status).toBe(200);
    expect(await readStory(section, id)).toMatchObject({ likes: 1, comment_count: 1 });
    await expectSound();
  });

  it('has a deleted comment back in its place, counted once', async () => {
    const story = await newStory(section, other);
    const [first] = [
      await newComment(section, owner, story.id),
      await newComment(section, other, story.id),
    ];
    const before = await readStory(section, story.id);
    await remove(first.id);
    expect((await other.post(`/${name}/${first.id}/comment/restore/`)).status).toBe(404);
    const response = await restored(first.id);
    expect(await response.json()).toEqual(first);
    expect((await restored(first.id)).status).toBe(200);
    expect(await readStory(section, story.id)).toEqual(before);
    await expectSound();
  });

  it('has no comment back too late, or on what is gone', async () => {
    const story = await newStory(section, other);
    const comments = [
      await newComment(section, owner, story.id),
      await newComment(section, owner, story.id),
    ] as const;
    await remove(comments[0].id);
    await pass(RESTORE_WINDOW + 1);
    expect((await restored(comments[0].id)).status).toBe(404);
    await remove(comments[1].id);
    await other.delete(`/${name}/${story.id}/delete/`);
    expect((await restored(comments[1].id)).status).toBe(404);
    expect((await other.post(`/${name}/${story.id}/restore/`)).status).toBe(200);
    expect(await readStory(section, story.id)).toMatchObject({ comment_count: 0, comments: [] });
    await expectSound();
  });
});

it('what a user did not delete is not theirs to put back', async () => {
  const { id } = await newStory(STORY_SECTIONS[0]!, await signedInFan());
  expect((await owner.post(`/news/${id}/restore/`)).status).toBe(403);
  expect((await owner.post('/news/999999/restore/')).status).toBe(404);
});
