/** An answer may be lost on its way to the form, which then sends again by the same name. */
import { SEND_KEY_HEADER } from '@desert/contract/send-key';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';
import { api } from '../app.ts';

const KEY = '0123456789abcdef';
let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

/** What a request makes, sent by a name. */
async function send(path: string, body: object, key = KEY, by = fan) {
  const headers = {
    Origin: ORIGIN,
    Cookie: by.cookies,
    'Content-Type': 'application/json',
    [SEND_KEY_HEADER]: key,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await api.request(`${ORIGIN}/api${path}`, init, env);
  expect(response.status).toBe(201);
  return response.json<{ id: number }>();
}

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };

it('makes one item, as it was sent last', async () => {
  const { id } = await send('/merch/new/', scarf);
  expect(await send('/merch/new/', { ...scarf, name: 'Red scarf' })).toMatchObject({
    id,
    name: 'Red scarf',
  });
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(1);
});

it('makes one image', async () => {
  const { id } = await send('/merch/new/', scarf);
  const image = { url: '/images/a.svg', merch_id: id };
  const first = await send('/merch/new/image/', image, `${KEY}-0`);
  expect(await send('/merch/new/image/', image, `${KEY}-0`)).toEqual(first);
  await send('/merch/new/image/', image, `${KEY}-1`);
  expect(await rowCount('merch_images', `merch_id = ${id}`)).toBe(2);
});

it.each(STORY_SECTIONS)('makes one story and one comment in /$name', async (section) => {
  const story = { title: 'A night', details: 'To remember' };
  const { id } = await send(`/${section.name}/new/`, story);
  expect((await send(`/${section.name}/new/`, story)).id).toBe(id);

  const path = `/${section.name}/comment/new/`;
  const comment = await send(path, { content: 'Hi', [section.field]: id });
  const again = await send(path, { content: 'Hi there', [section.field]: id });
  expect(again).toMatchObject({ id: comment.id, content: 'Hi there' });
  const { comments, comment_count } = await readStory(section, id);
  expect(comments).toHaveLength(1);
  expect(comment_count).toBe(1);
});

it('does not touch what somebody else sent by that name', async () => {
  const { id } = await send('/merch/new/', scarf);
  const other = await signedInFan();
  expect((await send('/merch/new/', scarf, KEY, other)).id).not.toBe(id);
});

it('makes two of what is sent without a name, or by none that could be one', async () => {
  const section = STORY_SECTIONS[0]!;
  expect((await newStory(section, fan)).id).not.toBe((await newStory(section, fan)).id);
  const first = await send('/merch/new/', scarf, 'short');
  expect((await send('/merch/new/', scarf, 'short')).id).not.toBe(first.id);
});
