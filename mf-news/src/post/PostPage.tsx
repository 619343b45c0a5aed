import type { PostDetail } from '@desert/contract/news';
import { BackLink, Comments, EditLink, LikeButton, ShareButton, UserText } from '@desert/kit';
import { Byline } from '../Byline.tsx';
import { POST } from '../kind.ts';
import styles from './PostPage.module.css';

/** One post, and what is said about it. */
export function PostPage({ record: post }: { record: PostDetail }) {
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <BackLink href={POST.path}>Back to News</BackLink>
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
          <LikeButton kind={POST} record={post} />
          <ShareButton title={post.title} />
          <EditLink kind={POST} record={post}>
            Edit<span className="visually-hidden"> Post</span>
          </EditLink>
        </div>
      </article>
      <div className={styles.comments}>
        <Comments kind={POST} record={post} />
      </div>
    </div>
  );
}
