import { STORY_TABLES, TAGGED_TABLES } from '../../drizzle/tables.ts';

/** The SQL returns a row per fault, with a description in the column `it`. */
type Check = [name: string, sql: string];

const STORIES = STORY_TABLES.map(({ name }) => name);

const RECORDS = ['merch', ...STORIES.flatMap((name) => [name, `${name}-comments`])];

/** SQL for the start of a month in ms since 1970, as `countMonths` in worker/records/stories.ts counts them. */
const startOf = (month: string) =>
  `unixepoch(printf('%04d-%02d-01', (${month}) / 12, (${month}) % 12 + 1)) * 1000`;

/** Checks a denormalized number. @param column 'table.column' @param counted SQL that recomputes it for the row `s` */
function compare(column: string, counted: string, where = '1'): Check {
  const [table, stored] = column.split('.');
  return [
    column,
    `SELECT '${table} ' || s.id || ' has ' || s.${stored} || ', there are ' || (${counted}) AS it
      FROM ${table} s WHERE ${where} AND s.${stored} <> (${counted})`,
  ];
}

const stories = STORIES.flatMap((stories) => {
  const likes = `SELECT count(*) FROM likes WHERE kind = '${stories}' AND record_id = s.id`;
  const inMonth = `created_at >= ${startOf('s.month')} AND created_at < ${startOf('s.month + 1')}`;
  const ofStory = `FROM comments WHERE kind = '${stories}' AND record_id = s.id AND visibility = 'visible'`;
  return [
    compare(`${stories}.likes`, likes),
    compare(`${stories}.month_likes`, `${likes} AND ${inMonth}`, 's.month > 0'),
    compare(`${stories}.comment_count`, `SELECT count(*) ${ofStory}`),
    compare(
      `${stories}.replied_at`,
      `ifnull((SELECT created_at ${ofStory} ORDER BY id DESC LIMIT 1), 0)`,
    ),
  ];
});

const unread = ['seller', 'buyer'].map((side) => {
  const others = `SELECT count(*) FROM messages m WHERE m.conversation_id = s.id AND m.id > s.${side}_read AND m.sender_id IS NOT s.${side}_id`;
  const where = `s.${side}_id IS NOT NULL AND (${others}) <= 100`;
  return compare(`conversations.${side}_unread`, others, where);
});

const tags = TAGGED_TABLES.flatMap(({ name, isAvailable }): Check[] => {
  const wanted = `SELECT DISTINCT (value ->> 'kind') || ':' || (value ->> 'id') AS tag, r.id FROM ${name} r, json_each(r.tags)
    WHERE r.visibility = 'visible'${isAvailable ? ` AND r.${isAvailable}` : ''}`;
  const kept = `SELECT tag, record_id AS id FROM record_tags WHERE kind = '${name}'`;
  const differ = (a: string, b: string) =>
    `SELECT tag || ' of ' || id AS it FROM (${a} EXCEPT ${b})`;
  return [
    [`tags of ${name}, missing`, differ(wanted, kept)],
    [`tags of ${name}, too many`, differ(kept, wanted)],
  ];
});

const references = ['likes', 'saves', 'comments', 'images'].map((table): Check => {
  const exists = [...TAGGED_TABLES, { name: 'comments' }].map(
    ({ name }) => `kind = '${name}' AND record_id IN (SELECT id FROM ${name})`,
  );
  return [
    `records of ${table}`,
    `SELECT id || ' of ' || kind || ' ' || record_id AS it FROM ${table} WHERE NOT (${exists.join(' OR ')})`,
  ];
});

const notifications = RECORDS.map((table): Check => [
  `notifications of ${table} that are gone`,
  `SELECT kind || ' ' || n.id AS it FROM notifications n
    WHERE source_table = '${table}' AND NOT is_hidden AND NOT EXISTS (SELECT 1 FROM visible_${table.replace('-', '_')} WHERE id = n.source_id)`,
]);

const LAST_MESSAGE = 'SELECT ifnull(max(id), 0) FROM messages WHERE conversation_id = s.id';
const OPEN_REPORTS = `SELECT count(*) FROM reports r WHERE r.kind = s.kind AND r.subject_id = s.subject_id
  AND (r.closed_at IS NULL OR r.closed_at < r.created_at)`;

export const IS_WAITING = 'attempts = 0 AND failed_at IS NULL';

const OTHERS = {
  integrity: `SELECT integrity_check AS it FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  'foreign keys': `SELECT "table" || ' ' || rowid || ' to ' || parent AS it FROM pragma_foreign_key_check`,
  'versions of conversations': `SELECT 'message ' || m.id AS it FROM messages m
    JOIN conversations c ON c.id = m.conversation_id WHERE m.version > c.version`,
  'open offers, one a conversation': `SELECT 'conversation ' || conversation_id AS it FROM messages
    WHERE offer_state = 'open' GROUP BY conversation_id HAVING count(*) > 1`,
  'items promised in a conversation about them': `SELECT 'item ' || m.id AS it FROM merch m
    LEFT JOIN conversations c ON c.id = m.conversation_id
    WHERE m.conversation_id IS NOT NULL AND (c.merch_id IS NOT m.id OR m.state NOT IN ('reserved', 'sold'))`,
  'notifications, once each': `SELECT user_id || ' ' || key AS it FROM notifications
    GROUP BY user_id, key HAVING count(*) > 1`,
  'jobs, done': `SELECT kind || ' ' || key AS it FROM jobs WHERE ${IS_WAITING}`,
};

export const CHECKS: Check[] = [
  ...stories,
  ...unread,
  ...tags,
  ...references,
  [
    'attendance_counts',
    `SELECT 'the count of ' || date AS it FROM (
      SELECT date, count(*) FROM attendances GROUP BY date
      EXCEPT SELECT date, count FROM attendance_counts)`,
  ],
  ...notifications,
  compare('conversations.message_id', LAST_MESSAGE),
  compare('cases.report_count', OPEN_REPORTS),
  ...Object.entries(OTHERS),
];
