import { type SQL, sql } from 'drizzle-orm';
import type { StorySubject } from '../stories/subject.ts';

/** The id of the viewer's own like of each story of a query, null where there is none. */
export function ownLikeColumn(
  { stories, likes }: Pick<StorySubject, 'stories' | 'likes'>,
  viewer: number | null,
): SQL.Aliased<number | null> {
  const own = sql<number | null>`(SELECT ${likes.id} FROM ${likes}
    WHERE ${likes.user_id} = ${viewer} AND ${likes.subject_id} = ${stories.id})`;
  return (viewer === null ? sql<null>`NULL` : own).as('own_like');
}
