import type { Post } from '@desert/contract/records/news';
import {
  CardTags,
  CardTitle,
  CommentsLink,
  Excerpt,
  Face,
  LikeButton,
  MemberName,
  RecordPicture,
  Time,
} from '@desert/kit';
import { POSTS } from '../posts.ts';
import { useIsUnread } from '../readPosts.ts';
import styles from './PostCard.module.css';

export function PostCard({ post }: { post: Post }) {
  const { id, title, details, users: author, created_at, comment_count, fans, replied_at } = post;
  const [picture] = post.images;
  const titleId = `post-${id}`;
  const isUnread = useIsUnread(post);
  const lastReply =
    replied_at === null ? '' : `${fans} ${fans === 1 ? 'fan' : 'fans'} · last reply `;
  return (
    <article
      className={`card linked faced align-start positioned pad-4 ${isUnread ? styles.unread : ''}`}
      aria-labelledby={titleId}
    >
      <Face member={author} />
      {picture && (
        <div className="thumb clipped rounded">
          <RecordPicture image={picture} name={title} place="small" />
        </div>
      )}
      <div className="stack gap-1 shrinks">
        <CardTitle id={titleId} href={`/news/${id}`}>
          {isUnread && <span className="visually-hidden">New: </span>}
          {title}
        </CardTitle>
        <p className="clamped lines-2" dir="auto">
          <Excerpt text={details} />
        </p>
        <p className="caption">
          <MemberName username={author.username} />
          {` · ${lastReply}`}
          <Time iso={replied_at ?? created_at} ago />
        </p>
        <CardTags tags={post.tags} />
        <div className="row above gap-2">
          <LikeButton kind={POSTS} record={post} describedBy={titleId} />
          <CommentsLink href={`/news/${id}`} count={comment_count} describedBy={titleId} />
        </div>
      </div>
    </article>
  );
}
