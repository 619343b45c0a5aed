import { KIND_NAMES, type KindName } from '@desert/contract/kinds';
import { nextOf } from '@desert/contract/paging';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { rowsRead, upTo } from '../../test/rows-read.ts';
import { followWrites } from '../../test/search.ts';

let fan: Fan;
let other: Fan;
beforeAll(async () => {
  [fan, other] = [await signedInFan(), await signedInFan()];
  for (const one of [fan, other, fan]) {
    await one.post('/merch/new', { name: 'Scarf', description: 'Warm.', price: 5, size: 'L' });
    for (const name of ['news', 'memories'])
      await one.post(`/${name}/new`, { title: 'First', details: 'Text' });
  }
  await followWrites();
});

/** The ids of whose records are listed, and where the list goes on. */
async function authorsIn(name: KindName, query: string) {
  const response = await visitor.get(`/${name}?${query}`);
  const records = await response.json<{ user_id: number }[]>();
  const next = nextOf(response.headers.get('Link'));
  return { next, total: response.headers.get('X-Total-Count'), ids: records.map((r) => r.user_id) };
}

describe.each(KIND_NAMES)('/api/%s/?author=', (name) => {
  it('lists what one member wrote, by their name in any case', async () => {
    const { ids } = await authorsIn(name, `author=${fan.username.toUpperCase()}`);
    expect(ids).toEqual([fan.id, fan.id]);
  });

  it('lists nothing by who is unknown, and all where nobody is named', async () => {
    expect((await authorsIn(name, 'author=nobody_at_all')).ids).toEqual([]);
    const { ids } = await authorsIn(name, 'author=');
    expect(ids.filter((id) => id === fan.id || id === other.id)).toHaveLength(3);
  });

  it('lists nothing that would be two people’s', async () => {
    const query = `author=${fan.username}&user_id=${other.id}`;
    expect((await authorsIn(name, query)).ids).toEqual([]);
    expect((await authorsIn(name, `author=${fan.username}&user_id=${fan.id}`)).ids).toHaveLength(2);
  });

  it('goes on with the same author', async () => {
    const first = await authorsIn(name, `author=${fan.username}&limit=1`);
    expect(first.next).toContain(`author=${fan.username}`);
    const rest = await authorsIn(name, first.next?.split('?')[1] ?? '');
    expect([...first.ids, ...rest.ids]).toEqual([fan.id, fan.id]);
  });
});

it.each(['sort=price', 'size=L', 'q=scarf&max=10'])(
  'goes with what else the Store is asked: %s',
  async (query) => {
    const found = await authorsIn('merch', `${query}&author=${fan.username}`);
    expect(found).toMatchObject({ ids: [fan.id, fan.id], total: '2' });
    const none = await authorsIn('merch', `${query}&author=nobody_at_all`);
    expect(none).toMatchObject({ ids: [], total: '0' });
  },
);

it.each(['sort=comments', 'sort=likes'])('goes with the order of stories: %s', async (query) => {
  const { ids } = await authorsIn('news', `${query}&author=${fan.username}`);
  expect(ids).toEqual([fan.id, fan.id]);
});

it('reads as few rows for a member’s page of much as of little', async () => {
  const address = `/memories/?author=${fan.username}&limit=6`;
  await env.DB.exec(
    `INSERT INTO memories (user_id, created_at, title, details) SELECT value % 2 * ${fan.id} + (1 - value % 2) * ${other.id}, 1, 't', 'd' FROM ${upTo(100)}`.replaceAll(
      '\n',
      ' ',
    ),
  );
  const few = await rowsRead(address, visitor);
  await env.DB.exec(
    `INSERT INTO memories (user_id, created_at, title, details) SELECT ${fan.id}, 1, 't', 'd' FROM ${upTo(3000)}`.replaceAll(
      '\n',
      ' ',
    ),
  );
  expect(await rowsRead(address, visitor)).toBe(few);
  // A row more than it shows, with its author and pictures; and the member.
  expect(few).toBeLessThanOrEqual(7 * 4 + 2);
});
