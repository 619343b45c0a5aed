import { newestPosts } from '../../shared/posts.js';

/** A page without a session is stored for as long as ours is. */
export async function load({ platform, setHeaders }) {
  const { DB, MAX_AGE } = platform.env;
  if (MAX_AGE > 0) setHeaders({ 'cache-control': `public, max-age=${MAX_AGE}` });
  return { posts: await newestPosts(DB) };
}
