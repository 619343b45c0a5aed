import type { Post } from '@desert/contract/news';
import { type ListPageProps, RecordListPage, storyFilters } from '@desert/kit';
import { POSTS } from '../posts.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostsPage.module.css';

/** The posts, newest first. */
export function PostsPage({ addresses }: ListPageProps) {
  return (
    <RecordListPage<Post>
      kind={POSTS}
      first={addresses.records}
      heading="News"
      write="Make a new post"
      signIn="Sign in to join the fun"
      label="Posts"
      empty="Nobody has written yet. Break the ice: the first post can be yours."
      newest="To the newest posts"
      filters={storyFilters}
      className={styles.page}
      renderCard={(post) => <PostCard post={post} />}
    >
      <p>
        Welcome to the fans’ press box. The team is gone, the talk is not: read what others have
        heard about the Coyotes, say what you think of it, and bring news of your own.
      </p>
    </RecordListPage>
  );
}
