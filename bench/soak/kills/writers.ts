/** What fans write while the site is killed, and what has to be there of it. */
import { pngOf } from '../../../worker/test/png.ts';
import type { Send } from '../../kills/killed-site.ts';
import { oneOf, type Random } from '../../presses/random.ts';

/**
 * What was answered for: by a table and a row of it, as a condition, whether there is such a row. What was asked for and not
 * answered is not in it.
 */
export type Answered = Map<string, { table: string; where: string; isThere: boolean }>;

export interface Writing {
  send: Send;
  random: Random;
  answered: Answered;
  /** Which of the fans writes, from 0. */
  at: number;
  /** What they all like, save and comment on, of others or their own; and items of others. */
  stories: number[];
  items: number[];
}

/** Writes on and on, each fan mostly things of one kind. */
export async function write(writing: Writing): Promise<never> {
  const kinds = [posts, comments, likes, messages, photos, saves, items, likes];
  const own: number[] = [];
  for (;;) await (kinds[writing.at % kinds.length] ?? posts)(writing, own);
}

type Writer = (writing: Writing, own: number[]) => Promise<void>;

/** Notes what a change leaves, which is not known until it is answered. */
async function change<T>(
  { answered }: Writing,
  [table, where, isThere]: [table: string, where: string, isThere: boolean],
  sent: () => Promise<T>,
): Promise<T> {
  const key = `${table} ${where}`;
  answered.delete(key);
  const answer = await sent();
  answered.set(key, { table, where, isThere });
  return answer;
}

/** Makes something, of which then there is a row. */
async function make(writing: Writing, table: string, path: string, body: object): Promise<number> {
  const { id } = await writing.send('POST', path, body);
  writing.answered.set(`${table} id = ${id}`, { table, where: `id = ${id}`, isThere: true });
  return id;
}

const posts: Writer = async (writing, own) => {
  const { send, random } = writing;
  const title = `w${Math.floor(random() * 1e9)}`;
  if (own.length < 5 || random() < 0.4) {
    own.push(await make(writing, 'news', 'news/new/', { title, details: title }));
    return;
  }
  const id = own.splice(Math.floor(random() * own.length), 1)[0] ?? 0;
  await change(writing, ['news', `id = ${id}`, false], () => send('DELETE', `news/${id}/delete/`));
  if (random() < 0.5) return;
  await change(writing, ['news', `id = ${id}`, true], () => send('POST', `news/${id}/restore/`));
  own.push(id);
};

const comments: Writer = async (writing, own) => {
  const { send, random, stories } = writing;
  const body = { content: '@writer1 hi', news_id: oneOf(random, stories) };
  if (own.length < 5 || random() < 0.5) {
    own.push(await make(writing, 'news_comments', 'news/comment/new/', body));
    return;
  }
  const id = own.splice(Math.floor(random() * own.length), 1)[0] ?? 0;
  const gone = ['news_comments', `id = ${id}`, false] as [string, string, boolean];
  await change(writing, gone, () => send('DELETE', `news/${id}/comment/delete/`));
};

/** Whose a like or a save is. */
const mine = (at: number) => `user_id = (SELECT id FROM users WHERE username_key = 'writer${at}')`;

const likes: Writer = async (writing) => {
  const { send, random, stories, at } = writing;
  const id = oneOf(random, stories);
  const where = `news_id = ${id} AND ${mine(at)}`;
  await change(writing, ['news_likes', where, true], () => send('POST', `news/${id}/like/`));
  if (random() < 0.5)
    await change(writing, ['news_likes', where, false], () =>
      send('DELETE', `news/${id}/like/delete/`),
    );
};

const saves: Writer = async (writing) => {
  const { send, random, stories, at } = writing;
  const id = oneOf(random, stories);
  const where = `news_id = ${id} AND ${mine(at)}`;
  await change(writing, ['news_saves', where, true], () =>
    send('POST', 'saved/', { kind: 'news', id }),
  );
  if (random() < 0.5)
    await change(writing, ['news_saves', where, false], () => send('DELETE', `saved/news/${id}/`));
};

const messages: Writer = async (writing, own) => {
  const { random, items } = writing;
  if (own.length === 0) {
    const body = { merch_id: oneOf(random, items), content: 'Hi' };
    own.push(await make(writing, 'conversations', 'conversations/new/', body));
  }
  const offer = random() < 0.3 && { offer: 1 + Math.floor(random() * 50) };
  const path = `conversations/${oneOf(random, own)}/messages/`;
  await make(writing, 'messages', path, { content: 'Hi', ...offer });
};

const photos: Writer = async (writing, own) => {
  const { send, random } = writing;
  if (own.length < 3)
    own.push(await make(writing, 'memories', 'memories/new/', { title: 'A', details: 'B' }));
  const photo = (await send('POST', 'photos/', pngOf(40, 30))) as { id: number; url: string };
  const where = `id = ${photo.id}`;
  writing.answered.set(`photos ${where}`, { table: 'photos', where, isThere: true });
  if (random() < 0.3) return;
  const memory_id = own.shift() ?? 0;
  await make(writing, 'memory_images', 'memories/new/image/', { url: photo.url, memory_id });
};

const items: Writer = async (writing, own) => {
  const { send, random } = writing;
  if (own.length < 3) {
    const item = { name: 'Scarf', description: 'Warm', price: 5 };
    own.push(await make(writing, 'merch', 'merch/new/', item));
  }
  const id = oneOf(random, own);
  const states = ['for_sale', 'reserved', 'sold', 'withdrawn'];
  const state = oneOf(random, states);
  for (const other of states) writing.answered.delete(`merch id = ${id} AND state = '${other}'`);
  await change(writing, ['merch', `id = ${id} AND state = '${state}'`, true], () =>
    send('PUT', `merch/${id}/state/`, { state }),
  );
};
