/** What the lists of posts and memories can be asked: `GET /api/news/?author=&tag=&sort=`. */
import * as v from 'valibot';
import { listQuery } from './list-query.ts';
import { TagFilter } from './tag-filter.ts';

/** The most talked about, the most liked of all time and of this month go first. */
const Listed = listQuery(
  {
    tag: TagFilter,
  },
  ['comments', 'likes', 'likes-month'],
);

const TAG_ALONE =
  'A list filtered by tag is always newest first and by all authors. Leave out sort, author, and other filters';

/** A tag goes with nothing else: no index has both, so such a list would read all that has the tag, or all there is. */
export const StoryListQuery = v.pipe(
  Listed,
  v.forward(
    v.check((asked) => {
      const { tag, limit: _, cursor: __, ...others } = asked;
      return tag === undefined || Object.values(others).every((one) => one === undefined);
    }, TAG_ALONE),
    ['tag'],
  ),
);
