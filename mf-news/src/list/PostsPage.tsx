import type { Post } from '@desert/contract/news';
import { EmptyNote, Link, MoreLink, usePagedList, WriteButton } from '@desert/kit';
import { POSTS } from '../posts.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostsPage.module.css';

interface PostsPageProps {
  /** The API address of the first page that is shown. */
  first: string;
}

/** What fans write about, newest first. */
export function PostsPage({ first }: PostsPageProps) {
  const list = usePagedList<Post>(first);
  return (
    <div className={styles.page}>
      <Welcome />
      <div className={styles.feed}>
        {first !== POSTS.list && <Link href="/news">To the newest posts</Link>}
        {list.records.length === 0 && (
          <EmptyNote>Nobody has written yet. Break the ice: the first post can be yours.</EmptyNote>
        )}
        <ul className={styles.posts} aria-label="Posts">
          {list.records.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        <MoreLink list={list}>More posts</MoreLink>
      </div>
    </div>
  );
}

function Welcome() {
  return (
    <header className={styles.welcome}>
      <h1>News</h1>
      <p>
        Welcome to the fans’ press box. The team is gone, the talk is not: read what others have
        heard about the Coyotes, say what you think of it, and bring news of your own.
      </p>
      <WriteButton href="/news/new" signIn="Sign in to join the fun">
        Make a new post
      </WriteButton>
    </header>
  );
}
