/** A post of News with more on it than one batch moves. */
import { api } from '../api/app.ts';
import { STEP } from '../records/take-out.ts';
import { env, rowCount } from './account.ts';
import { ORIGIN } from './api.ts';
import { type Counted, countedBatches } from './counted-batches.ts';
import { type Fan, signedInFan } from './fan.ts';
import { upTo } from './rows-read.ts';
import { newStory, STORY_SECTIONS } from './stories.ts';

export const [news] = STORY_SECTIONS as [(typeof STORY_SECTIONS)[number]];

/** How many comments are on it; half as many likes and saves. */
const MANY = 2 * STEP + 1;

export interface LargePost {
  owner: Fan;
  id: number;
  /** What there is of it, in its tables and out of them. */
  parts: () => Promise<typeof WHOLE>;
  /** Asks for it by its owner, with a database of the test's. */
  ask: (method: string, what: string, counted: Counted) => Promise<Response>;
  /** Hides it, of which the first batches are made. */
  hideCutOff: (moderator: Fan) => Promise<void>;
}

/** What there is of it before anything is deleted, and when all is out of its tables. */
export const WHOLE = {
  post: 1,
  comments: MANY,
  likes: Math.floor(MANY / 2),
  saves: Math.floor(MANY / 2),
  out: 0,
  moves: 0,
};
export const GONE: typeof WHOLE = {
  post: 0,
  comments: 0,
  likes: 0,
  saves: 0,
  moves: 0,
  out: 1 + WHOLE.comments + WHOLE.likes + WHOLE.saves,
};

/** Cut off after the second batch: of an Undo the first lets it in. */
export const cutOff = () => countedBatches(3);

/** @param owner whose it is @param comments how many are on it, of this text each */
export async function newLargePost(
  owner: Fan,
  { comments = MANY, content = 'Words' } = {},
): Promise<LargePost> {
  await env.DB.prepare('DELETE FROM moves').run();
  const { id } = await newStory(news, owner);
  await fill(id, comments, content);
  return {
    owner,
    id,
    parts: () => partsOf(id),
    async ask(method, what, { database }) {
      const headers = { Origin: ORIGIN, Cookie: owner.cookies };
      const address = `${ORIGIN}/api/news/${id}/${what}/`;
      return api.request(address, { method, headers }, { ...env, DB: database });
    },
    async hideCutOff({ cookies }) {
      const headers = { Origin: ORIGIN, Cookie: cookies, 'Content-Type': 'application/json' };
      const act = { act: 'hide', kind: 'news', id, reason: 'Because of the rules' };
      const init = { method: 'POST', headers, body: JSON.stringify(act) };
      const cut = { ...env, DB: cutOff().database };
      await api.request(`${ORIGIN}/api/moderation/acts/`, init, cut);
    },
  };
}

/** Comments on a post, and half as many likes and saves by others. */
async function fill(id: number, comments: number, content: string): Promise<void> {
  const author = await signedInFan();
  const fans = `SELECT id FROM users WHERE username LIKE 'filler-%' LIMIT ${Math.floor(MANY / 2)}`;
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
        SELECT 'filler-' || value, 'filler-' || value, value || '@x', value || '@x', '!', 1 FROM ${upTo(MANY)}`,
      `INSERT INTO news_comments (user_id, created_at, news_id, content)
        SELECT ${author.id}, 1, ${id}, '${content}' FROM ${upTo(comments)}`,
      `INSERT INTO news_likes (news_id, user_id, created_at) SELECT ${id}, id, ${Date.now()} FROM (${fans})`,
      `INSERT INTO news_saves (news_id, user_id, created_at) SELECT ${id}, id, 1 FROM (${fans})`,
      `UPDATE news SET comment_count = ${comments}, likes = ${Math.floor(MANY / 2)} WHERE id = ${id}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
}

async function partsOf(id: number) {
  const on = `news_id = ${id}`;
  const [post, comments, likes, saves] = await Promise.all([
    rowCount('news', `id = ${id}`),
    rowCount('news_comments', on),
    rowCount('news_likes', on),
    rowCount('news_saves', on),
  ]);
  const out = await rowCount('deleted_rows', `of_table = 'news' AND of_id = ${id}`);
  return { post, comments, likes, saves, out, moves: await rowCount('moves') };
}
