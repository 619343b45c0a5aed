import type { PostDetail } from '@desert/contract/news';
import {
  BackLink,
  ButtonLink,
  Comments,
  LikeButton,
  ShareButton,
  UserText,
  useViewer,
} from '@desert/kit';
import { Byline } from '../Byline.tsx';
import { POSTS } from '../posts.ts';
import styles from './PostPage.module.css';

/** One post, and what is said about it. */
export function PostPage({ post }: { post: PostDetail }) {
  const viewer = useViewer();
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <BackLink href="/news">Back to News</BackLink>
      </p>
      <article className={styles.post}>
        <h1 className={styles.title} dir="auto">
          {post.title}
        </h1>
        <Byline post={post} />
        <div className={styles.details}>
          <UserText text={post.details} />
        </div>
        <div className={styles.reactions}>
          <LikeButton subject={POSTS} record={post} />
          <ShareButton title={post.title} />
          {post.user_id === viewer?.id && (
            <ButtonLink look="quiet" href={`/news/${post.id}/edit`}>
              Edit<span className="visually-hidden"> Post</span>
            </ButtonLink>
          )}
        </div>
      </article>
      <div className={styles.comments}>
        <Comments subject={POSTS} record={post} />
      </div>
    </div>
  );
}
