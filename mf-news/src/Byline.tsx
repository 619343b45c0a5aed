import type { Post } from '@desert/contract/news';
import { Time } from '@desert/kit';
import styles from './Byline.module.css';

/** Who wrote a post, and when. */
export function Byline({ post: { users, created_at } }: { post: Post }) {
  return (
    <p className={styles.byline}>
      <b className={styles.author}>{users.username}</b> <Time iso={created_at} />
    </p>
  );
}
