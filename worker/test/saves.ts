import type { KindName } from '@desert/contract/records/kinds';
import type { SavedEntry } from '@desert/contract/records/saved';
import type { Fan } from './fan.ts';

export async function newRecordOf(kind: KindName, author: Fan): Promise<number> {
  const item = { name: 'Scarf', description: 'Warm', price: 5 };
  const story = { title: 'A title', details: 'Details' };
  const made = await author.post(`/${kind}/new/`, kind === 'merch' ? item : story);
  return (await made.json<{ id: number }>()).id;
}

export const save = (fan: Fan, kind: string, id: unknown) => fan.post('/saved/', { kind, id });

/** Reads a page of a fan's saved records. `next` is the API path of the next page, `names` are like 'news 3'. */
export async function savedOf(fan: Fan, path = '/saved/') {
  const response = await fan.get(path);
  const [, next] = /<\/api(.*)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
  const entries = await response.json<SavedEntry[]>();
  return { entries, next, names: entries.map(({ kind, id }) => `${kind} ${id}`) };
}
