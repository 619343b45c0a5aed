import { pngOf } from '../../../worker/test/png.ts';
import { oneOf, type Random } from '../../random.ts';
import { openDatabaseFile } from '../../site/database-file.ts';
import type { Send } from './killed-site.ts';

/** Whether a table, or a view of visible rows, must have a row that meets a condition. */
type Expected = [table: string, where: string, isThere: boolean];

/** The last acknowledged state per record. A change in flight has no entry: it may be stored or not. */
export type Acknowledged = Map<string, Expected>;

export interface WriterInput {
  send: Send;
  random: Random;
  acknowledged: Acknowledged;
  at: number;
  stories: number[];
  items: number[];
}

type Writer = (writing: WriterInput, own: number[]) => Promise<void>;

export async function write(writing: WriterInput): Promise<never> {
  const kinds = [posts, comments, likes, messages, photos, saves, items, likes];
  const writer = kinds[writing.at % kinds.length] ?? posts;
  const own: number[] = [];
  for (;;) await writer(writing, own);
}

/** Finds acknowledged changes that are not stored. Removes them from `acknowledged`, so that each is reported once. */
export function lostOf(state: string, acknowledged: Acknowledged): string[] {
  using file = openDatabaseFile(state);
  const lost: string[] = [];
  for (const [key, [table, where, isThere]] of acknowledged) {
    const found = file.rows(`SELECT 1 FROM ${table} WHERE ${where}`).length > 0;
    if (found === isThere) continue;
    acknowledged.delete(key);
    lost.push(`${table} ${where} is ${isThere ? 'lost' : 'there again'}`);
  }
  return lost;
}

async function change(
  { acknowledged, send }: WriterInput,
  [method, path, body]: Parameters<Send>,
  expected: Expected,
  key = `${expected[0]} ${expected[1]}`,
): Promise<void> {
  acknowledged.delete(key);
  await send(method, path, body);
  acknowledged.set(key, expected);
}

export async function createRecord(
  { acknowledged, send }: WriterInput,
  table: string,
  path: string,
  body: Parameters<Send>[2],
) {
  const made = await send('POST', path, body);
  const where = `id = ${made.id}`;
  acknowledged.set(`${table} ${where}`, [table, where, true]);
  return made;
}

const posts: Writer = async (writing, own) => {
  const { random } = writing;
  const words = `w${Math.floor(random() * 1e9).toString(36)}`;
  const post = { title: words, details: `${words} in full` };
  const what = own.length < 5 ? 'new' : oneOf(random, ['new', 'new', 'edit', 'edit', 'delete']);
  if (what === 'new') {
    own.push((await createRecord(writing, 'visible_news', 'news/new/', post)).id);
    return;
  }
  const id = oneOf(random, own);
  const [key, isIt] = [`visible_news id = ${id}`, `id = ${id}`];
  if (what === 'edit') {
    const isEdited = `${isIt} AND title = '${words}'`;
    await change(writing, ['PUT', `news/${id}/edit/`, post], ['visible_news', isEdited, true], key);
    return;
  }
  own.splice(own.indexOf(id), 1);
  await change(writing, ['DELETE', `news/${id}/delete/`], ['visible_news', isIt, false], key);
  if (random() < 0.5) return;
  await change(writing, ['POST', `news/${id}/restore/`], ['visible_news', isIt, true], key);
  own.push(id);
};

const comments: Writer = async (writing, own) => {
  const { random, stories } = writing;
  const body = { content: '@writer1 hi', news_id: oneOf(random, stories) };
  if (own.length < 5 || random() < 0.5) {
    own.push((await createRecord(writing, 'visible_news_comments', 'news/comment/new/', body)).id);
    return;
  }
  const id = own.splice(Math.floor(random() * own.length), 1)[0] ?? 0;
  const isGone: Expected = ['visible_news_comments', `id = ${id}`, false];
  await change(writing, ['DELETE', `news/${id}/comment/delete/`], isGone);
};

function toggle(
  table: string,
  callsOf: (story: number) => [Parameters<Send>, Parameters<Send>],
): Writer {
  return async (writing) => {
    const { random, stories, at } = writing;
    const id = oneOf(random, stories);
    const member = `(SELECT id FROM users WHERE username_key = 'writer${at}')`;
    const where = `kind = 'news' AND record_id = ${id} AND user_id = ${member}`;
    const [add, remove] = callsOf(id);
    await change(writing, add, [table, where, true]);
    if (random() < 0.5) await change(writing, remove, [table, where, false]);
  };
}

const likes = toggle('likes', (id) => [
  ['POST', `news/${id}/like/`],
  ['DELETE', `news/${id}/like/delete/`],
]);

const saves = toggle('saves', (id) => [
  ['POST', 'saved/', { kind: 'news', id }],
  ['DELETE', `saved/news/${id}/`],
]);

const messages: Writer = async (writing, own) => {
  const { random, items } = writing;
  if (own.length === 0) {
    const body = { merch_id: oneOf(random, items), content: 'Hi' };
    own.push((await createRecord(writing, 'conversations', 'conversations/new/', body)).id);
  }
  const offer = random() < 0.3 && { offer: 1 + Math.floor(random() * 50) };
  const path = `conversations/${oneOf(random, own)}/messages/`;
  await createRecord(writing, 'messages', path, { content: 'Hi', ...offer });
};

const photos: Writer = async (writing, own) => {
  const memory = { title: 'A', details: 'B' };
  if (own.length < 3)
    own.push((await createRecord(writing, 'memories', 'memories/new/', memory)).id);
  const { url } = await createRecord(writing, 'photos', 'photos/', pngOf(40, 30));
  if (writing.random() < 0.3) return;
  const memory_id = own.shift() ?? 0;
  await createRecord(writing, 'images', 'memories/new/image/', { url, memory_id });
};

const items: Writer = async (writing, own) => {
  const item = { name: 'Scarf', description: 'Warm', price: 5 };
  if (own.length < 3) own.push((await createRecord(writing, 'merch', 'merch/new/', item)).id);
  const id = oneOf(writing.random, own);
  const state = oneOf(writing.random, ['for_sale', 'reserved', 'sold', 'withdrawn']);
  const isSo = `id = ${id} AND state = '${state}'`;
  const key = `state of item ${id}`;
  await change(writing, ['PUT', `merch/${id}/state/`, { state }], ['merch', isSo, true], key);
};
