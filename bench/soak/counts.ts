/** What the site has counted, noted or put in two places, against its rows. */
import { TAGGED_TABLES } from '../../drizzle/seed/tags/tables.ts';

/** A check of the database: its query finds what is wrong, each with a text `it`. */
export interface Check {
  name: string;
  sql: string;
}

const STORIES = [
  { stories: 'news', likes: 'news_likes', comments: 'news_comments', field: 'news_id' },
  { stories: 'memories', likes: 'memory_likes', comments: 'memory_comments', field: 'memory_id' },
];

const RECORDS = ['merch', ...STORIES.flatMap(({ stories, comments }) => [stories, comments])];

/** When a month of `worker/records/month.ts` begins and ends, in ms since 1970. */
const startOf = (month: string) =>
  `unixepoch(printf('%04d-%02d-01', (${month}) / 12, (${month}) % 12 + 1)) * 1000`;

const compared = (
  name: string,
  table: string,
  stored: string,
  counted: string,
  where = '1',
): Check => ({
  name,
  sql: `SELECT '${table} ' || s.id || ' has ' || s.${stored} || ', there are ' || (${counted}) AS it
    FROM ${table} s WHERE ${where} AND s.${stored} <> (${counted})`,
});

const stories = STORIES.flatMap(({ stories, likes, comments, field }) => {
  const liked = `SELECT count(*) FROM ${likes} WHERE ${field} = s.id`;
  const month = `created_at >= ${startOf('s.month')} AND created_at < ${startOf('s.month + 1')}`;
  return [
    compared(`likes of ${stories}`, stories, 'likes', liked),
    compared(
      `likes of the month of ${stories}`,
      stories,
      'month_likes',
      `${liked} AND ${month}`,
      's.month > 0',
    ),
    compared(
      `comments of ${stories}`,
      stories,
      'comment_count',
      `SELECT count(*) FROM ${comments} WHERE ${field} = s.id`,
    ),
  ];
});

/** The site counts up to 100 unread ones when somebody reads. */
const unread = ['seller', 'buyer'].map((side) => {
  const others = `SELECT count(*) FROM messages m WHERE m.conversation_id = s.id AND m.id > s.${side}_read AND m.sender_id IS NOT s.${side}_id`;
  return compared(
    `unread of ${side}s`,
    'conversations',
    `${side}_unread`,
    others,
    `s.${side}_id IS NOT NULL AND (${others}) <= 100`,
  );
});

const tags = TAGGED_TABLES.flatMap(({ records, tags, field, canBeGone }): Check[] => {
  const wanted = `SELECT DISTINCT (value ->> 'kind') || ':' || (value ->> 'id') AS tag, r.id FROM ${records} r, json_each(r.tags)
    ${canBeGone ? `WHERE r.state NOT IN ('sold', 'withdrawn')` : ''}`;
  const kept = `SELECT tag, ${field} AS id FROM ${tags}`;
  const differ = (a: string, b: string) =>
    `SELECT tag || ' of ' || id AS it FROM (${a} EXCEPT ${b})`;
  return [
    { name: `tags of ${records}, missing`, sql: differ(wanted, kept) },
    { name: `tags of ${records}, too many`, sql: differ(kept, wanted) },
  ];
});

/** @param stored the tables that `deleted_rows` has rows of */
export const deletedTwice = (stored: readonly string[]): Check[] =>
  stored.map((table) => ({
    name: `deleted and there: ${table}`,
    sql: `SELECT '${table} ' || t.id AS it FROM deleted_rows d JOIN ${table} t ON t.id = d.row ->> 'id' WHERE d.was_in = '${table}'`,
  }));

export const CHECKS: Check[] = [
  {
    name: 'integrity',
    sql: `SELECT integrity_check AS it FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  },
  {
    name: 'foreign keys',
    sql: `SELECT "table" || ' ' || rowid || ' to ' || parent AS it FROM pragma_foreign_key_check`,
  },
  ...stories,
  ...unread,
  compared(
    'last messages',
    'conversations',
    'message_id',
    'SELECT ifnull(max(id), 0) FROM messages WHERE conversation_id = s.id',
  ),
  {
    name: 'versions of conversations',
    sql: `SELECT 'message ' || m.id AS it FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.version > c.version`,
  },
  {
    name: 'open offers, one a conversation',
    sql: `SELECT 'conversation ' || conversation_id AS it FROM messages WHERE offer_state = 'open' GROUP BY conversation_id HAVING count(*) > 1`,
  },
  compared(
    'open reports of cases',
    'cases',
    'report_count',
    'SELECT count(*) FROM reports r WHERE r.kind = s.kind AND r.of_id = s.of_id AND (r.closed_at IS NULL OR r.closed_at < r.created_at)',
  ),
  {
    name: 'items promised in a conversation about them',
    sql: `SELECT 'item ' || m.id AS it FROM merch m LEFT JOIN conversations c ON c.id = m.conversation_id
      WHERE m.conversation_id IS NOT NULL AND (c.merch_id IS NOT m.id OR m.state NOT IN ('reserved', 'sold'))`,
  },
  {
    name: 'notifications, once each',
    sql: `SELECT user_id || ' ' || key AS it FROM notifications GROUP BY user_id, key HAVING count(*) > 1`,
  },
  {
    name: 'notifications, told',
    sql: `SELECT of_table || ' ' || of_id AS it FROM notification_events WHERE tries = 0`,
  },
  ...RECORDS.map((table) => ({
    name: `notifications of ${table} that are gone`,
    sql: `SELECT kind || ' ' || n.id AS it FROM notifications n
      WHERE of_table = '${table}' AND NOT is_gone AND NOT EXISTS (SELECT 1 FROM ${table} WHERE id = n.of_id)`,
  })),
  {
    name: 'photos that nothing looks after',
    sql: `SELECT 'photo ' || id AS it FROM photos p WHERE check_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM merch_images WHERE photo_id = p.id)
      AND NOT EXISTS (SELECT 1 FROM memory_images WHERE photo_id = p.id)
      AND NOT EXISTS (SELECT 1 FROM deleted_rows WHERE row ->> 'photo_id' = p.id)`,
  },
  ...tags,
];
