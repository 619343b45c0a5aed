import { beforeEach, expect, it } from 'vitest';
import { addFan, run, select } from '../test/d1.ts';

const versions = async () =>
  (await select('SELECT version FROM conversations ORDER BY id')).map(({ version }) => version);

const addItem = (id: number) =>
  run(`INSERT INTO merch (id, user_id, created_at, name, description, price)
    VALUES (${id}, 7, 1, 'a', 'b', 1)`);

beforeEach(async () => {
  await addFan();
  await run('DELETE FROM conversations');
  await run('DELETE FROM merch WHERE id IN (50, 51)');
  await addItem(50);
  await run(`INSERT INTO conversations (id, merch_id, merch_name, created_at, message_at)
    VALUES (1, 50, 'a', 1, 1), (2, 50, 'a', 1, 1), (3, 51, 'a', 1, 1)`);
});

it.each([
  `UPDATE merch SET price = 2 WHERE id = 50`,
  `UPDATE merch SET state = 'sold', conversation_id = 1 WHERE id = 50`,
  `UPDATE merch SET name = 'c' WHERE id = 50`,
  `DELETE FROM merch WHERE id = 50`,
])(
  'a change of an item raises the version of each conversation about that item: %s',
  async (change) => {
    await run(change);
    expect(await versions()).toEqual([1, 1, 0]);
  },
);

it('relisting an item changes the version of its conversations, unlike a change that no conversation shows', async () => {
  await addItem(51);
  await run(`UPDATE merch SET description = 'c', name = name, price = price WHERE id = 50`);
  expect(await versions()).toEqual([0, 0, 1]);
});
