import type { Post } from '@desert/contract/records/news';
import { Byline, CardTags, CardTitle, CommentsLink, Excerpt, LikeButton } from '@desert/kit';
import { POSTS } from '../posts.ts';
import styles from './PostCard.module.css';

export function PostCard({ post }: { post: Post }) {
  const { id, title, details, comment_count } = post;
  const titleId = `post-${id}`;
  return (
    <article
      className={`card linked stack positioned gap-2 pad-4 ${styles.card}`}
      aria-labelledby={titleId}
    >
      <Byline author={post.users.username} iso={post.created_at} />
      <CardTitle id={titleId} href={`/news/${id}`}>
        {title}
      </CardTitle>
      <p className={`clamped ${styles.details}`} dir="auto">
        <Excerpt text={details} />
      </p>
      <CardTags tags={post.tags} />
      <div className={`row above ${styles.reactions}`}>
        <LikeButton kind={POSTS} record={post} describedBy={titleId} />
        <CommentsLink href={`/news/${id}`} count={comment_count} describedBy={titleId} />
      </div>
    </article>
  );
}
