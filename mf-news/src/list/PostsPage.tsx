import type { Post } from '@desert/contract/records/news';
import { type ListPageProps, RecordListPage, storyFilters } from '@desert/kit';
import { POSTS } from '../posts.ts';
import { useFirstVisit } from '../readPosts.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostsPage.module.css';

const renderCard = (post: Post) => <PostCard post={post} />;

export function PostsPage({ addresses }: ListPageProps) {
  useFirstVisit();
  return (
    <RecordListPage<Post>
      kind={POSTS}
      first={addresses.records}
      heading="News"
      write="Make a new post"
      signIn="Sign in to join the fun"
      label="Posts"
      empty="No posts yet. Break the ice and write the first one."
      newest="Back to newest posts"
      filters={storyFilters}
      className={styles.page}
      renderCard={renderCard}
    >
      <p>
        Welcome to the fans’ press box. The team is gone, but the talk isn’t. Read what other fans
        have heard about the Coyotes, say what you think, and share news of your own.
      </p>
    </RecordListPage>
  );
}
