import type { Comment } from '@desert/contract/records/comments';
import type { Story } from '@desert/contract/records/stories';
import type { ErrorBody } from '@desert/contract/text/errors';
import { beforeEach, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import {
  type Detail,
  newComment,
  NEWS,
  newStory,
  readStory,
  type StorySection,
  STORY_SECTIONS,
} from '../../../test/stories.ts';

let fan: Fan;
let story: Story;
let comment: Comment;
let before: Detail;

beforeEach(async () => {
  fan = await signedInFan();
  story = await newStory(NEWS, fan);
  comment = await newComment(NEWS, fan, story.id);
  before = await readStory(NEWS, story.id);
});

const sendStory = async (body: unknown) => [
  await fan.post('/news/new/', body),
  await fan.put(`/news/${story.id}/edit/`, body),
];
/** Expects all responses to be 400 with the same errors, and the story to be unchanged. @returns the errors */
async function refusalOf(responses: Response[]): Promise<ErrorBody['errors'] | undefined> {
  const bodies = await Promise.all(responses.map((response) => response.json<ErrorBody>()));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 400));
  expect(bodies).toEqual(bodies.map(() => bodies[0]));
  expect(await readStory(NEWS, story.id)).toEqual(before);
  return bodies[0]?.errors;
}

const problem = 'has characters that can’t be displayed. Remove them and try again';

it.each([
  ['\u200B\u2060', 'Give your post a title', 'Your post needs some content'],
  ['a\u0000', `Title ${problem}`, `Details ${problem}`],
  [
    'd'.repeat(20_001),
    'Title must be 200 characters or fewer',
    'Details must be 20,000 characters or fewer',
  ],
])('a post with the title and text %j is refused', async (text, title, details) => {
  const refusal = await refusalOf(await sendStory({ title: text, details: text }));
  expect(refusal).toEqual({ title, details });
});

const ids = ['0', '-1', '1.5', '999999', '9'.repeat(15), '9'.repeat(16), '9'.repeat(400)];
const odd = ['x', '1e3', '%00', '..%2F1', "1'", '1%20', '١'];

it.each([...ids, ...odd])('every request for a post with the id %s is a 404', async (id) => {
  const responses = [
    await visitor.get(`/news/${id}/`),
    await visitor.get(`/news/${id}/comments/`),
    await fan.put(`/news/${id}/edit/`, { title: 'Title', details: 'Details' }),
    await fan.delete(`/news/${id}/delete/`),
    await fan.put(`/news/${id}/comment/edit/`, { content: 'Hi' }),
    await fan.delete(`/news/${id}/comment/delete/`),
    await fan.post(`/news/${id}/like/`),
    await fan.delete(`/news/${id}/like/delete/`),
  ];
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
});

it('a comment on a post cannot be edited or deleted by a memory’s address', async () => {
  const [news, memories] = STORY_SECTIONS as [StorySection, StorySection];
  const theirs = await newStory(memories, fan);
  const last = await newComment(memories, fan, theirs.id);
  while (comment.id <= last.id) comment = await newComment(news, fan, story.id);
  const path = `/memories/${comment.id}/comment`;
  expect((await fan.put(`${path}/edit/`, { content: 'Hi' })).status).toBe(404);
  expect((await fan.delete(`${path}/delete/`)).status).toBe(404);
});
