import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NewMemoryComment } from './memories.ts';
import { NewPostComment } from './news.ts';
import { problemsOf } from './problems.ts';

describe('a new comment', () => {
  it.each([
    [NewPostComment, { content: ' Hi ', news_id: 7, user_id: 1 }],
    [NewMemoryComment, { content: 'Hi', memory_id: '7' }],
    [NewMemoryComment, { content: 'Hi', mem_id: 7 }],
    [NewMemoryComment, { content: 'Hi', memory_id: 7, mem_id: 8 }],
  ])('is on what it says, of nobody it says', (schema, input) => {
    const comment = v.parse(schema, input);
    expect(comment).toMatchObject({ content: 'Hi', subject_id: 7 });
    expect(comment).not.toHaveProperty('user_id');
  });

  it('says what is missing', () => {
    const content = 'Your review needs some text';
    const news_id = 'news_id must be the number of a post';
    const memory_id = 'memory_id must be the number of a memory';
    expect(problemsOf(NewPostComment, { content: '\u200B' })).toEqual({ content, news_id });
    expect(problemsOf(NewMemoryComment, { mem_id: 'x' })).toEqual({ content, memory_id });
    expect(problemsOf(NewMemoryComment, null)).toEqual({ message: 'A JSON object is expected.' });
  });

  it('has at most 5,000 characters', () => {
    expect(problemsOf(NewPostComment, { content: 'w'.repeat(5000), news_id: 7 })).toEqual({});
    expect(problemsOf(NewPostComment, { content: 'w'.repeat(5001), news_id: 7 })).toEqual({
      content: 'Comment must be at most 5,000 characters',
    });
  });
});
