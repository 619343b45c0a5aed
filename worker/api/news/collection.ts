/** The posts of the news, as `stories/` needs to know them. */
import { NewPostComment, type Post, PostInput } from '@desert/contract/news';
import { news, newsComments, newsLikes } from '@desert/drizzle/schema';
import { authorOf } from '../records/author.ts';
import type { Collection } from '../records/collection.ts';
import { storyColumns, storyOf, type StoryRow } from '../stories/story.ts';
import type { StorySubject } from '../stories/subject.ts';

export const postSubject: StorySubject = {
  stories: news,
  comments: newsComments,
  likes: newsLikes,
  field: 'news_id',
  commented: NewPostComment,
};

export const posts: Collection<StoryRow, Post> = {
  table: news,
  input: PostInput,
  columns: (reading) => storyColumns(postSubject, reading),
  toAnswer: (row, reading) => ({ ...storyOf(row, reading), users: authorOf(row) }),
  children: [newsComments, newsLikes],
  counts: { likes: newsLikes, comment_count: newsComments },
  personal: true,
};
