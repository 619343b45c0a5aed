/** What the lists of posts and memories can be asked: `GET /api/news/?author=&sort=`. */
import * as v from 'valibot';
import { filter, listQuery } from './list-query.ts';

const AUTHOR = 'author must be the name of a user';

/** The most talked about, the most liked of all time and of this month go first. */
export const StoryListQuery = listQuery(
  {
    /** A username, in any case. */
    author: filter(
      v.pipe(
        v.string(AUTHOR),
        v.trim(),
        v.transform((name) => (name === '' ? undefined : name)),
      ),
    ),
  },
  ['comments', 'likes', 'likes-month'],
);
