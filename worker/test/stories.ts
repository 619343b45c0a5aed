/** The sections of stories, for tests of what they have in common. */
import type { Comment, Discussion } from '@desert/contract/records/comments';
import type { Story } from '@desert/contract/records/stories';
import { type Fan, visitor } from './fan.ts';

export interface StorySection {
  name: 'news' | 'memories';
  /** The field with the id of a comment's story. */
  field: 'news_id' | 'memory_id';
}

export type Detail = Story & Discussion<Comment>;

/** One section represents all in tests of shared behavior; `every-kind.test.ts` covers the others. */
export const NEWS: StorySection = {
  name: 'news',
  field: 'news_id',
};

export const STORY_SECTIONS: StorySection[] = [
  NEWS,
  {
    name: 'memories',
    field: 'memory_id',
  },
];

export async function newStory({ name }: StorySection, author: Fan): Promise<Story> {
  const story = { title: 'A title', details: 'All\nthere is to say' };
  return (await author.post(`/${name}/new/`, story)).json();
}

export async function newComment(
  { name, field }: StorySection,
  author: Fan,
  story: number,
  content = 'A comment',
): Promise<Comment> {
  return (await author.post(`/${name}/comment/new/`, { content, [field]: story })).json();
}

export async function readStory({ name }: StorySection, id: number, by = visitor): Promise<Detail> {
  return (await by.get(`/${name}/${id}/`)).json();
}
