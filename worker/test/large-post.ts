/** A news post with more comments, likes and saves than one statement should write. */
import { env, rowCount } from './account.ts';
import { type Fan, signedInFan } from './fan.ts';
import { upTo } from './rows-read.ts';
import { newStory, STORY_SECTIONS } from './stories.ts';

export const [news] = STORY_SECTIONS as [(typeof STORY_SECTIONS)[number]];

/** Number of members who like and save it. */
const FANS = 600;

/** Inserts a post with comments by one member, and likes and saves by 600 others. @returns its id */
export async function newLargePost(owner: Fan, comments: number): Promise<number> {
  const { id } = await newStory(news, owner);
  const author = await signedInFan();
  const fans = `SELECT id FROM users WHERE username LIKE 'filler-%' LIMIT ${FANS}`;
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
        SELECT 'filler-' || value, 'filler-' || value, value || '@x', value || '@x', '!', 1 FROM ${upTo(FANS)}`,
      `INSERT INTO news_comments (user_id, created_at, news_id, content)
        SELECT ${author.id}, 1, ${id}, 'Words' FROM ${upTo(comments)}`,
      `INSERT INTO news_likes (news_id, user_id, created_at) SELECT ${id}, id, ${Date.now()} FROM (${fans})`,
      `INSERT INTO news_saves (news_id, user_id, created_at) SELECT ${id}, id, 1 FROM (${fans})`,
      `UPDATE news SET comment_count = ${comments}, likes = ${FANS} WHERE id = ${id}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  return id;
}

/** Counts the rows of a post and of its comments, likes and saves. */
export async function rowsOfPost(id: number): Promise<number> {
  const counts = await Promise.all([
    rowCount('news', `id = ${id}`),
    ...['news_comments', 'news_likes', 'news_saves'].map((table) =>
      rowCount(table, `news_id = ${id}`),
    ),
  ]);
  return counts.reduce((sum, count) => sum + count);
}
