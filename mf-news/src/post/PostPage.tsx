import type { PostDetail } from '@desert/contract/records/news';
import {
  BackLink,
  Byline,
  Comments,
  EditLink,
  FollowLink,
  Gallery,
  isHeld,
  LikeButton,
  ModerateButton,
  HeldNote,
  RecordMenu,
  SaveButton,
  TagList,
  UserText,
  type RecordPageProps,
} from '@desert/kit';
import { POSTS } from '../posts.ts';
import { useSeenPost } from '../readPosts.ts';
import styles from './PostPage.module.css';

export function PostPage({ data: { record: post } }: RecordPageProps<PostDetail>) {
  useSeenPost(post);
  return (
    <div className={`stack middle ${styles.page}`}>
      <p>
        <BackLink href={POSTS.path}>Back to News</BackLink>
      </p>
      <article className={`card stack tight ${styles.post}`}>
        <h1 dir="auto">{post.title}</h1>
        <div className="target fill spread">
          <Byline author={post.users.username} iso={post.created_at} edited={post.edited_at} />
          <RecordMenu kind={POSTS} record={post} title={post.title} />
        </div>
        <HeldNote record={post} />
        <div className={styles.details}>
          <UserText text={post.details} tags={post.tags} />
        </div>
        {post.images.length > 0 && <Gallery images={post.images} name={post.title} />}
        <TagList tags={post.tags} owner={post.user_id} attended={post.attended} />
        <div className="row">
          {!isHeld(post) && (
            <>
              <LikeButton kind={POSTS} record={post} />
              <SaveButton kind={POSTS} record={post} />
              <FollowLink target={`news:${post.id}`} />
              <ModerateButton kind={POSTS} record={post} />
            </>
          )}
          <EditLink kind={POSTS} record={post}>
            Edit<span className="visually-hidden"> Post</span>
          </EditLink>
        </div>
      </article>
      {!isHeld(post) && (
        <div className={styles.comments}>
          <Comments kind={POSTS} record={post} />
        </div>
      )}
    </div>
  );
}
