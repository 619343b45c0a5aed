import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFields } from '../text/body.ts';
import { defineNewComment } from './comments.ts';
import { NewMemoryComment } from './memories.ts';

const NewPostComment = defineNewComment('news_id', 'a post');

it.each([
  [NewPostComment, { content: ' Hi ', news_id: 7, user_id: 1 }],
  [NewMemoryComment, { content: 'Hi', memory_id: '7' }],
  [NewMemoryComment, { content: 'Hi', mem_id: 7 }],
  [NewMemoryComment, { content: 'Hi', memory_id: 7, mem_id: 8 }],
])('a new comment takes its post or memory from the input, but not its author', (schema, input) => {
  const comment = v.parse(schema, input);
  expect(comment).toMatchObject({ content: 'Hi', record_id: 7 });
  expect(comment).not.toHaveProperty('user_id');
});

it('a new comment reports a missing or too long text', () => {
  const content = 'Your review needs some text';
  const memory_id = 'memory_id must be the ID of a memory';
  expect(parseFields(NewMemoryComment, { mem_id: 'x' }).problems).toEqual({ content, memory_id });
  expect(parseFields(NewMemoryComment, null).problems).toEqual({
    message: 'Send a JSON object.',
  });
  const of = (content: string) => parseFields(NewPostComment, { content, news_id: 7 }).problems;
  expect(of('\u200B')).toEqual({ content });
  expect(of('w'.repeat(5000))).toEqual({});
  expect(of('w'.repeat(5001))).toEqual({ content: 'Comment must be 5,000 characters or fewer' });
});
