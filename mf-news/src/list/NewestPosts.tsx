import type { Post } from '@desert/contract/records/news';
import { Byline, CardTitle, Excerpt, type NewestProps, StoryCounts } from '@desert/kit';

export function NewestPosts({ records: posts, level = 3 }: NewestProps<Post>) {
  return (
    <ul className="card divided stack gap-0 clipped">
      {posts.map((post) => (
        <li key={post.id} className="shaded stack positioned gap-1 content-center shrinks pad-3-4">
          <CardTitle level={level} href={`/news/${post.id}`} className="text-large">
            {post.title}
          </CardTitle>
          <p className="clamped lines-2" dir="auto">
            <Excerpt text={post.details} />
          </p>
          <div className="row gap-0-4">
            <Byline author={post.users.username} iso={post.created_at} />
            <StoryCounts story={post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
