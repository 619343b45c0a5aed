import * as v from 'valibot';
import { TagFilter } from '../tags/tags.ts';
import { listQuery } from './list-query.ts';

/** Query of a list of stories. Its sorts: newest comment, most comments, most likes of all time, most likes this month. */
const Listed = listQuery(
  {
    tag: TagFilter,
  },
  ['replied', 'comments', 'likes', 'likes-month'],
);

const TAG_ALONE =
  'A list filtered by tag is always newest first and by all authors. Leave out sort, author, and other filters';

/** A tag cannot be combined with other filters or sorts: without an index, the list would read all rows. */
export const StoryListQuery = v.pipe(
  Listed,
  v.forward(
    v.check((query) => {
      const { tag, limit: _, cursor: __, ...others } = query;
      return tag === undefined || Object.values(others).every((entry) => entry === undefined);
    }, TAG_ALONE),
    ['tag'],
  ),
);
