/** An answer may be lost on its way to the form, which then sends again by the same key. */
import type { ErrorBody } from '@desert/contract/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { IMAGE_SECTIONS, newSubject, readImages } from '../../test/images.ts';
import { newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';

const KEY = '0123456789abcdef';
let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

const sendBy = (key: string, path: string, body: object, by = fan) =>
  post(path, body, { cookies: by.cookies, headers: { [IDEMPOTENCY_KEY_HEADER]: key } });

/** What a request makes, sent by a key. */
async function send(path: string, body: object, key = KEY, by = fan) {
  const response = await sendBy(key, path, body, by);
  expect(response.status).toBe(201);
  return response.json<{ id: number }>();
}

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const night = { title: 'A night', details: 'To remember' };

describe('what is sent again', () => {
  it('is one item, as it was sent first', async () => {
    const first = await send('/merch/new/', scarf);
    expect(await send('/merch/new/', { ...scarf, name: 'Red scarf' })).toEqual(first);
    expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(1);
  });

  it('is the item as it was edited meanwhile', async () => {
    const { id } = await send('/merch/new/', scarf);
    const put = await fan.put(`/merch/${id}/edit/`, { ...scarf, price: 4 });
    const edited = await put.json<object>();
    expect(await send('/merch/new/', scarf)).toEqual(edited);
    const own = await (await fan.get(`/merch/${id}/`)).json();
    expect(own).toEqual({ ...edited, saved: false });
  });

  it.each(IMAGE_SECTIONS)('is one image of /$name, as it was edited meanwhile', async (section) => {
    const { name, field } = section;
    const id = await newSubject(section, fan);
    const image = { url: '/images/a.svg', alt: 'A', [field]: id };
    const path = `/${name}/new/image/`;
    const first = await send(path, image, `${KEY}-0`);
    expect(await send(path, { ...image, alt: 'B' }, `${KEY}-0`)).toEqual(first);
    const second = await send(path, image, `${KEY}-1`);
    const edit = `/${name}/${first.id}/images/edit/`;
    const edited = await (await fan.put(edit, { url: '/images/c.svg', alt: 'C' })).json();
    expect(await send(path, image, `${KEY}-0`)).toEqual(edited);
    expect(await readImages(section, id)).toEqual([edited, second]);
  });

  it.each(STORY_SECTIONS)('is one story and one comment in /$name', async (section) => {
    const { name, field } = section;
    const { id } = await send(`/${name}/new/`, night);
    await fan.put(`/${name}/${id}/edit/`, { ...night, title: 'Edited' });
    expect(await send(`/${name}/new/`, night)).toMatchObject({ id, title: 'Edited' });

    const path = `/${name}/comment/new/`;
    const comment = await send(path, { content: 'Hi', [field]: id });
    expect(await send(path, { content: 'Hi there', [field]: id })).toEqual(comment);
    await fan.put(`/${name}/${comment.id}/comment/edit/`, { content: 'Edited' });
    const again = await send(path, { content: 'Hi', [field]: id });
    expect(again).toEqual({ ...comment, content: 'Edited', edited_at: expect.any(String) });
    const { comments, comment_count } = await readStory(section, id);
    expect(comments).toEqual([again]);
    expect(comment_count).toBe(1);
  });
});

describe('what is sent by the key of something else', () => {
  /** Expects an answer to be 409 in the API's shape. */
  async function expectConflict(response: Response): Promise<void> {
    expect(response.status).toBe(409);
    expect((await response.json<ErrorBody>()).errors).toEqual({ message: expect.any(String) });
  }

  it.each(STORY_SECTIONS)('is no comment, and changes none, in /$name', async (section) => {
    const { name, field } = section;
    const [story, other] = [await newStory(section, fan), await newStory(section, fan)];
    const path = `/${name}/comment/new/`;
    const comment = await send(path, { content: 'Hi', [field]: story.id });
    await expectConflict(await sendBy(KEY, path, { content: 'Ho', [field]: other.id }));
    expect((await readStory(section, story.id)).comments).toEqual([comment]);
    expect(await readStory(section, other.id)).toMatchObject({ comments: [], comment_count: 0 });
    expect(await send(path, { content: 'Hi', [field]: story.id })).toEqual(comment);
  });

  it.each(IMAGE_SECTIONS)('is no image, and changes none, of /$name', async (section) => {
    const { name, field } = section;
    const [id, other] = [await newSubject(section, fan), await newSubject(section, fan)];
    const path = `/${name}/new/image/`;
    const image = await send(path, { url: '/images/a.svg', [field]: id });
    await expectConflict(await sendBy(KEY, path, { url: '/images/b.svg', [field]: other }));
    expect(await readImages(section, id)).toEqual([image]);
    expect(await readImages(section, other)).toEqual([]);
  });
});

it('does not touch what somebody else sent by that key', async () => {
  const { id } = await send('/merch/new/', scarf);
  const other = await signedInFan();
  expect((await send('/merch/new/', scarf, KEY, other)).id).not.toBe(id);
});

it('makes two of what is sent without a key, or by none that could be one', async () => {
  const section = STORY_SECTIONS[0]!;
  expect((await newStory(section, fan)).id).not.toBe((await newStory(section, fan)).id);
  const first = await send('/merch/new/', scarf, 'short');
  expect((await send('/merch/new/', scarf, 'short')).id).not.toBe(first.id);
});
