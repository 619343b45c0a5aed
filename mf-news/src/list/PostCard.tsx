import type { Post } from '@desert/contract/news';
import { CommentsLink, LikeButton, Link } from '@desert/kit';
import { Byline } from '../Byline.tsx';
import { POSTS } from '../posts.ts';
import styles from './PostCard.module.css';

/** A post in the list: its beginning, and what others made of it. */
export function PostCard({ post }: { post: Post }) {
  const { id, title, details, comment_count } = post;
  const titleId = `post-${id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Byline post={post} />
      <h2 id={titleId} className={styles.title} dir="auto">
        <Link href={`/news/${id}`}>{title}</Link>
      </h2>
      <p className={styles.details} dir="auto">
        {details}
      </p>
      <div className={styles.reactions}>
        <LikeButton subject={POSTS} record={post} describedBy={titleId} />
        <CommentsLink href={`/news/${id}`} count={comment_count} describedBy={titleId} />
      </div>
    </article>
  );
}
