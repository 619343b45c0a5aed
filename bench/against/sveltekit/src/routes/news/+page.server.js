import { newestPosts } from '../../shared/posts.js';

/** Lets the adapter store the page for `MAX_AGE` seconds, like our response cache. */
export async function load({ platform, setHeaders }) {
  const { DB, MAX_AGE } = platform.env;
  if (MAX_AGE > 0) setHeaders({ 'cache-control': `public, max-age=${MAX_AGE}` });
  return { posts: await newestPosts(DB) };
}
