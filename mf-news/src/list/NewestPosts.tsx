import type { Post } from '@desert/contract/news';
import { Link } from '@desert/kit';
import { Byline } from '../Byline.tsx';
import styles from './NewestPosts.module.css';

/** What was written last, for the home page. */
export function NewestPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return <p>Nobody has written yet. Yours could be the first post.</p>;
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id} className={styles.post}>
          <h3 className={styles.title} dir="auto">
            <Link href={`/news/${post.id}`}>{post.title}</Link>
          </h3>
          <Byline post={post} />
        </li>
      ))}
    </ul>
  );
}
