/** The migration to the column `visibility` moves rows from `deleted_rows` back to their tables. */
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';

const { EMPTY: database, MIGRATIONS: migrations } = env;
const AT = migrations.findIndex(({ name }) => name === '0017_visibility.sql');
const NOW = Date.now();

type Row = Record<string, unknown>;

async function select(sql: string): Promise<Row[]> {
  return (await database.prepare(sql).all()).results;
}

async function run(...statements: string[]): Promise<void> {
  for (const sql of statements) await database.prepare(sql).run();
}

const USER = (id: number) =>
  `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
    VALUES (${id}, 'fan${id}', 'fan${id}', '${id}@x', '${id}@x', '!', 1)`;

const POST = (id: number, more: Row = {}) => ({
  id,
  user_id: 1,
  created_at: 1,
  title: `Post ${id}`,
  details: 'Words',
  likes: 0,
  comment_count: 0,
  month: 0,
  month_likes: 0,
  tags: '[]',
  locked: 0,
  edited_at: null,
  ...more,
});

/** Stores a row as deleting or hiding did. */
async function store(of: [string, number], was_in: string, row: Row, by = 1, hidden = 0) {
  await database
    .prepare(
      `INSERT INTO deleted_rows (of_table, of_id, was_in, user_id, deleted_at, row, hidden, deleted_by)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(...of, was_in, row['user_id'] ?? 1, NOW, JSON.stringify(row), hidden, by)
    .run();
}

async function insertPost(row: Row): Promise<void> {
  const names = Object.keys(row);
  await database
    .prepare(`INSERT INTO news (${names.join()}) VALUES (${names.map(() => '?').join()})`)
    .bind(...Object.values(row))
    .run();
}

const migrate = () => applyD1Migrations(database, migrations);

const states = () =>
  select('SELECT id, visibility, visibility_changed_by AS "by" FROM news ORDER BY id');

beforeEach(async () => {
  await reset();
  await applyD1Migrations(database, migrations.slice(0, AT));
  await run(USER(1), USER(2));
});

it('a deleted, a hidden and a pending record return with their visibility', async () => {
  await store(['news', 11], 'news', POST(11));
  await store(['news', 12], 'news', POST(12, { write_key: '1:a key' }), 1, 1);
  await store(['news', 13], 'news', POST(13), 1, 1);
  await run(
    `INSERT INTO cases (kind, of_id, author_id, state, held, hidden, opened_at) VALUES
      ('news', 13, 1, 'open', 1, 1, 1), ('news', 12, 1, 'closed', 1, 1, 1)`,
  );
  await migrate();
  expect(await states()).toEqual([
    { id: 11, visibility: 'deleted', by: 1 },
    { id: 12, visibility: 'hidden', by: 1 },
    { id: 13, visibility: 'pending', by: 1 },
  ]);
  expect(await select('SELECT write_key FROM news WHERE id = 12')).toEqual([
    { write_key: '1:a key' },
  ]);
  expect(await select('SELECT id FROM visible_news')).toEqual([]);
});

it('the migration restores records below a deleted record, and counts them again', async () => {
  await store(['news', 11], 'news', POST(11));
  await store(['news', 11], 'news_comments', {
    id: 21,
    user_id: 2,
    created_at: 1,
    news_id: 11,
    content: 'A reply',
    answers: 20,
  });
  await store(['news', 11], 'news_likes', { id: 31, news_id: 11, user_id: 2, created_at: NOW });
  await store(['news', 11], 'news_saves', { id: 41, news_id: 11, user_id: 2, created_at: 1 });
  await migrate();
  expect(await select('SELECT likes, comment_count, month_likes FROM news')).toEqual([
    { likes: 1, comment_count: 1, month_likes: 1 },
  ]);
  expect(await select('SELECT parent_id, visibility FROM news_comments')).toEqual([
    { parent_id: 20, visibility: 'visible' },
  ]);
  expect(await select('SELECT news_id FROM news_saves')).toEqual([{ news_id: 11 }]);
  expect(await select('SELECT id FROM visible_news_comments')).toEqual([]);
});

it('a deleted comment is not counted by its story', async () => {
  await insertPost(POST(11));
  const comment = { id: 21, user_id: 2, created_at: 1, news_id: 11, content: 'Words' };
  await store(['news_comments', 21], 'news_comments', comment, 1);
  await store(['news_comments', 22], 'news_comments', { ...comment, id: 22, news_id: 99 });
  await migrate();
  expect(
    await select('SELECT id, visibility, visibility_changed_by AS "by" FROM news_comments'),
  ).toEqual([{ id: 21, visibility: 'deleted', by: 1 }]);
  expect(await select('SELECT comment_count FROM news')).toEqual([{ comment_count: 0 }]);
});

it('the migration finishes deletions and restores that were under way', async () => {
  for (const id of [11, 12, 13, 14]) await insertPost(POST(id));
  await run(
    `INSERT INTO news_tags (tag, news_id) VALUES ('season:2011-12', 11)`,
    `INSERT INTO moves (of_table, of_id, direction, deleted_by, hidden, for_good, started_at) VALUES
      ('news', 11, 'out', 1, 0, 0, 5), ('news', 12, 'out', 2, 1, 0, 5), ('news', 13, 'out', 2, 1, 1, 5),
      ('news', 14, 'back', 1, 0, 0, 5)`,
  );
  await store(['news', 14], 'news_likes', { id: 31, news_id: 14, user_id: 2, created_at: 1 });
  await migrate();
  expect(await states()).toEqual([
    { id: 11, visibility: 'deleted', by: 1 },
    { id: 12, visibility: 'hidden', by: 2 },
    { id: 13, visibility: 'deleted', by: 2 },
    { id: 14, visibility: 'visible', by: null },
  ]);
  expect(await select('SELECT visibility_changed_at AS at FROM news WHERE id = 13')).toEqual([
    { at: 0 },
  ]);
  expect(await select('SELECT likes FROM news WHERE id = 14')).toEqual([{ likes: 1 }]);
  expect(await select('SELECT * FROM news_tags')).toEqual([]);
});

it('images of a pending item return, also those that had no id yet', async () => {
  const item = {
    id: 11,
    user_id: 1,
    created_at: 1,
    name: 'A mug',
    description: 'Whole.',
    price: 9,
  };
  await store(['merch', 11], 'merch', item, 1, 1);
  for (const row of [{ id: 51 }, {}])
    await store(
      ['merch', 11],
      'merch_images',
      { ...row, merch_id: 11, url: '/a.svg', alt: '' },
      1,
      1,
    );
  await migrate();
  expect(await select('SELECT id, merch_id FROM merch_images')).toEqual([
    { id: 51, merch_id: 11 },
    { id: 52, merch_id: 11 },
  ]);
  expect(await select('SELECT state, tags, visibility FROM merch')).toEqual([
    { state: 'for_sale', tags: '[]', visibility: 'hidden' },
  ]);
});

it('the migration renames offers and their notifications', async () => {
  await run(
    `INSERT INTO conversations (id, merch_id, merch_name, seller_id, buyer_id, created_at, version, message_id, excerpt, by_seller, message_at, seller_unread, buyer_unread, seller_read, buyer_read)
      VALUES (1, 1, 'A mug', 1, 2, 1, 1, 1, '', 0, 1, 0, 0, 0, 0)`,
    `INSERT INTO messages (conversation_id, created_at, content, offer, offer_state, version) VALUES
      (1, 1, '', 5, 'taken', 1), (1, 1, '', 6, 'refused', 1), (1, 1, '', 7, 'withdrawn', 1)`,
    `INSERT INTO notifications (user_id, kind, key, of_table, of_id, actor_name, others, most, title, path, detail, at, is_read, is_gone)
      VALUES (1, 'offer', 'a', 'messages', 1, '', 0, 0, '', '', '{"state":"taken","amount":5}', 1, 0, 0)`,
  );
  await migrate();
  expect(await select('SELECT offer_state AS state FROM messages ORDER BY id')).toEqual([
    { state: 'accepted' },
    { state: 'declined' },
    { state: 'withdrawn' },
  ]);
  expect(await select(`SELECT detail ->> 'state' AS state FROM notifications`)).toEqual([
    { state: 'accepted' },
  ]);
});
