import type { Post } from '@desert/contract/news';
import { OwnRecords } from '@desert/kit';
import { POSTS } from './posts.ts';

/** What the viewer wrote, for their profile. */
export function OwnPosts({ first }: { first: string }) {
  return (
    <OwnRecords<Post>
      heading="Your News Posts"
      first={first}
      list={POSTS.list}
      path="/news"
      word={POSTS.word}
      cursorName="news_cursor"
      moreText="More posts"
      show={({ id, title, details }) => ({ id, title, text: details })}
      empty="You have not written anything yet."
      invite="Write your first post"
    />
  );
}
