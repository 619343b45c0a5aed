/** What can be liked and commented on: `likes/`, `comments/` and `stories/` work by that. */
import type { NewComment } from '@desert/contract/comments';
import type { CommentsTable } from '@desert/drizzle/schema/comments';
import type { LikesTable } from '@desert/drizzle/schema/likes';
import type { StoriesTable } from '@desert/drizzle/schema/stories';
import type { GenericSchema } from 'valibot';

export interface StorySubject {
  stories: StoriesTable;
  comments: CommentsTable;
  likes: LikesTable;
  /** What the answers of comments call the story's id. */
  field: 'news_id' | 'memory_id';
  /** Body of a comment's POST. */
  commented: GenericSchema<unknown, NewComment>;
}
