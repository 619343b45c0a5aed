import type { Comment } from '@desert/contract/comments';
import type { ErrorBody } from '@desert/contract/errors';
import type { Story } from '@desert/contract/stories';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import {
  type Detail,
  newComment,
  newStory,
  readStory,
  type StorySection,
  STORY_SECTIONS,
} from '../../../test/stories.ts';

const MISSING_DETAILS = {
  news: 'Your post needs some content',
  memories: 'Tell us more about your memories',
};
const NO_TITLE = 'Give your post a title';
const NO_CONTENT = 'Your review needs some text';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

const unseen = [undefined, null, '', '  \n ', '\u200B\u2060', 7, true, [], {}].map((x) => [x]);

describe.each(STORY_SECTIONS)('/$name', (section: StorySection) => {
  const { name, field } = section;
  let story: Story;
  let comment: Comment;
  let before: Detail;

  beforeEach(async () => {
    story = await newStory(section, fan);
    comment = await newComment(section, fan, story.id);
    before = await readStory(section, story.id);
  });

  /** What is said in each answer, all of which are 400 and changed nothing. */
  async function refusals(answers: Response[]): Promise<ErrorBody['errors'][]> {
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await readStory(section, story.id)).toEqual(before);
    const bodies = answers.map((answer) => answer.json<ErrorBody>());
    return (await Promise.all(bodies)).map(({ errors }) => errors);
  }

  const sendStory = async (body: unknown) => [
    await fan.post(`/${name}/new/`, body),
    await fan.put(`/${name}/${story.id}/edit/`, body),
  ];
  const sendComment = async (content: unknown) => [
    await fan.post(`/${name}/comment/new/`, { content, [field]: story.id }),
    await fan.put(`/${name}/${comment.id}/comment/edit/`, { content }),
  ];

  it.each(unseen)('refuses a story without words to see: %j', async (text) => {
    const errors = { title: NO_TITLE, details: MISSING_DETAILS[name] };
    expect(await refusals(await sendStory({ title: text, details: text }))).toEqual([
      errors,
      errors,
    ]);
  });

  it.each(unseen)('refuses a comment without words to see: %j', async (text) => {
    const errors = { content: NO_CONTENT };
    expect(await refusals(await sendComment(text))).toEqual([errors, errors]);
  });

  it('refuses what is too long', async () => {
    const [errors] = await refusals(
      await sendStory({ title: 't'.repeat(201), details: 'd'.repeat(20_001) }),
    );
    expect(errors).toEqual({
      title: 'Title must be at most 200 characters',
      details: 'Details must be at most 20,000 characters',
    });
    const content = 'Comment must be at most 5,000 characters';
    expect(await refusals(await sendComment('c'.repeat(5001)))).toEqual([{ content }, { content }]);
  });

  it('refuses what cannot be shown', async () => {
    const problem = 'must not have characters that cannot be shown';
    const errors = { title: `Title ${problem}`, details: `Details ${problem}` };
    const texts = { title: 'a\u0000', details: 'a\uD800' };
    expect(await refusals(await sendStory(texts))).toEqual([errors, errors]);
    const content = `Comment ${problem}`;
    expect(await refusals(await sendComment('a\u0000'))).toEqual([{ content }, { content }]);
  });

  it.each([undefined, null, '', 'x', 0, -1, 1.5, {}, '9'.repeat(20)])(
    'refuses a comment on %j',
    async (id) => {
      const answer = await fan.post(`/${name}/comment/new/`, { content: 'Hi', [field]: id });
      const message = expect.stringContaining(`${field} must be`) as string;
      expect(await refusals([answer])).toEqual([{ [field]: message }]);
    },
  );

  it.each([null, 7, 'text'])('refuses a body that is %j', async (body) => {
    const answers = [...(await sendStory(body)), await fan.post(`/${name}/comment/new/`, body)];
    const errors = { message: 'A JSON object is expected.' };
    expect(await refusals(answers)).toEqual([errors, errors, errors]);
  });

  it.each(['0', 'x', '999999', '9'.repeat(15), '9'.repeat(400), '%00', '-1'])(
    'has nothing at id %s',
    async (id) => {
      const answers = [
        await visitor.get(`/${name}/${id}/`),
        await visitor.get(`/${name}/${id}/comments/`),
        await fan.put(`/${name}/${id}/edit/`, { title: 'Title', details: 'Details' }),
        await fan.delete(`/${name}/${id}/delete/`),
        await fan.put(`/${name}/${id}/comment/edit/`, { content: 'Hi' }),
        await fan.delete(`/${name}/${id}/comment/delete/`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    },
  );

  it('keeps any text as it is, whatever it looks like', async () => {
    const odd = [
      '<script>alert(1)</script>',
      '**bold** [a](javascript:b)',
      'a\u200Bb',
      '\u202Erev',
    ];
    for (const text of [...odd, 'نص من اليمين', '🏒'.repeat(200), "'; DROP TABLE news --"]) {
      const [posted] = await sendStory({ title: text, details: text.repeat(20) });
      expect(await posted!.json()).toMatchObject({ title: text, details: text.repeat(20) });
    }
    for (const content of ['w'.repeat(5000), '<b>Hi</b>']) {
      const [posted] = await sendComment(content);
      expect(await posted!.json()).toMatchObject({ content });
    }
    const details = '🏒'.repeat(20_000);
    expect((await fan.post(`/${name}/new/`, { title: 'Long', details })).status).toBe(201);
  });
});

it('edits no comment through the path of the other section', async () => {
  const [news, memories] = STORY_SECTIONS as [StorySection, StorySection];
  const story = await newStory(news, fan);
  let comment = await newComment(news, fan, story.id);
  const theirs = await newStory(memories, fan);
  const last = await newComment(memories, fan, theirs.id);
  while (comment.id <= last.id) comment = await newComment(news, fan, story.id);
  const path = `/memories/${comment.id}/comment`;
  expect((await fan.put(`${path}/edit/`, { content: 'Hi' })).status).toBe(404);
  expect((await fan.delete(`${path}/delete/`)).status).toBe(404);
});
