import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { readMigrations } from '../../drizzle/setup.ts';
import { createTriggers } from '../../drizzle/triggers.ts';
import { CHECKS } from './counts.ts';

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  for (const { statements } of [...readMigrations(), createTriggers()])
    for (const statement of statements) database.exec(statement);
  database.exec(`
    INSERT INTO users (id, username, username_key, email, email_key, password, created_at) VALUES (1, 'a', 'a', 'a', 'a', '!', 1), (2, 'b', 'b', 'b', 'b', '!', 1);
    INSERT INTO news (id, user_id, created_at, title, details, tags)
      VALUES (1, 1, 1, 'a', 'b', '[{"kind":"season","id":"2011-12"}]');
    INSERT INTO likes (kind, record_id, user_id, created_at) VALUES ('news', 1, 2, unixepoch('2025-11-05') * 1000);
    INSERT INTO comments (id, kind, record_id, user_id, created_at, content) VALUES (1, 'news', 1, 2, 1, 'c');
    INSERT INTO merch (id, user_id, created_at, name, description, price) VALUES (1, 1, 1, 'a', 'b', 1);
    INSERT INTO conversations (id, merch_id, merch_name, seller_id, buyer_id, created_at, message_at, version, message_id, seller_unread)
      VALUES (1, 1, 'a', 1, 2, 1, 1, 1, 1, 1);
    INSERT INTO messages (id, conversation_id, sender_id, created_at, content, version, offer, offer_state) VALUES (1, 1, 2, 1, 'hi', 1, 5, 'open');
    INSERT INTO cases (id, kind, subject_id, state, report_count, opened_at) VALUES (1, 'news', 1, 'open', 2, 1);
    INSERT INTO reports (user_id, kind, subject_id, reason, created_at, closed_at) VALUES (2, 'news', 1, 'r', 1, NULL), (1, 'news', 1, 'again', 3, 2);
    DELETE FROM jobs`);
});

/** The names of the checks that find something. */
function finding(): string[] {
  return CHECKS.filter(([, sql]) => database.prepare(sql).all().length > 0).map(([name]) => name);
}

it('the count check finds nothing in a consistent database', () => {
  expect(finding()).toEqual([]);
});

it.each([
  [
    'attendance_counts',
    `INSERT INTO attendances (user_id, date, created_at) VALUES (1, '2012-05-07', 1);
      UPDATE attendance_counts SET count = 2; DELETE FROM jobs`,
  ],
  ['news.likes', 'UPDATE news SET likes = 2'],
  ['news.month_likes', 'UPDATE news SET month_likes = 0'],
  ['news.month_likes', 'UPDATE news SET month = 24311'],
  ['news.comment_count', 'UPDATE news SET comment_count = 0'],
  ['conversations.seller_unread', 'UPDATE conversations SET seller_unread = 0'],
  ['conversations.buyer_unread', 'UPDATE conversations SET buyer_unread = 1'],
  ['conversations.message_id', 'UPDATE conversations SET message_id = 0'],
  ['versions of conversations', 'UPDATE messages SET version = 9'],
  [
    'open offers, one a conversation',
    `UPDATE conversations SET message_id = 2, buyer_unread = 1; INSERT INTO messages (conversation_id, sender_id, created_at, content, version, offer, offer_state) VALUES (1, 1, 1, '', 1, 6, 'open'); DELETE FROM jobs`,
  ],
  ['cases.report_count', 'UPDATE reports SET closed_at = 1, created_at = 1'],
  [
    'items promised in a conversation about them',
    'UPDATE merch SET conversation_id = 1; DELETE FROM jobs',
  ],
  ['jobs, done', `INSERT INTO jobs (kind, key, at) VALUES ('notify', 'news 1 like', 1)`],
  [
    'notifications of merch that are gone',
    `INSERT INTO notifications (user_id, kind, key, source_table, source_id, title, path, at) VALUES (1, 'price', 'a', 'merch', 9, 'a', '/a', 1)`,
  ],
  ['tags of news, missing', 'DELETE FROM record_tags'],
  ['tags of news, too many', `INSERT INTO record_tags VALUES ('season:1996-97', 'news', 1)`],
  [
    'records of saves',
    `INSERT INTO saves (kind, record_id, user_id, created_at) VALUES ('news', 9, 1, 1)`,
  ],
  ['foreign keys', `INSERT INTO recovery_codes (user_id, code_hash) VALUES (99, 'a')`],
])('the count check finds what is wrong with %s', (name, change) => {
  database.exec(change);
  expect(finding()).toEqual([name]);
});
