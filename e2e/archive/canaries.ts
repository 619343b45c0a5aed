/** Rows that no visitor can see, each with a word that the archive must not have. */
import { queryAt } from '../site/query.ts';

const AUTHOR = `(SELECT min(id) FROM users WHERE username <> 'deleted user')`;

const story = (table: string, visibility: string, word: string) =>
  `INSERT INTO ${table} (user_id, created_at, title, details, visibility) VALUES (${AUTHOR}, 1, '${word}', '${word}', '${visibility}')`;

const comment = (visibility: string, word: string) =>
  `INSERT INTO comments (kind, record_id, user_id, created_at, content, visibility) VALUES ('news', (SELECT min(id) FROM news), ${AUTHOR}, 1, '${word}', '${visibility}')`;

const STATEMENTS = [
  story('news', 'pending', 'canarypendingpost'),
  story('memories', 'hidden', 'canaryhiddenmemory'),
  story('news', 'deleted', 'canarydeletedpost'),
  comment('pending', 'canarypendingcomment'),
  comment('deleted', 'canarydeletedcomment'),
  `UPDATE news SET pending_edit = '{"title":"canaryedit"}' WHERE id = (SELECT min(id) FROM news)`,
  `UPDATE users SET email = 'canarymail@example.com', email_key = 'canarymail@example.com' WHERE id = ${AUTHOR}`,
  `INSERT INTO users (username, username_key, email, email_key, password, created_at, games_private) VALUES ('canarymember', 'canarymember', 'private@example.com', 'private@example.com', 'canaryhash', 1, 1)`,
  `INSERT INTO attendances (user_id, date, seat, line, created_at) VALUES ((SELECT id FROM users WHERE username = 'canarymember'), '2012-05-07', 'canaryseat', 'canaryline', 1)`,
  `INSERT INTO conversations (merch_id, merch_name, seller_id, buyer_id, created_at, message_at, excerpt) VALUES ((SELECT min(id) FROM merch), 'canarymessage', ${AUTHOR}, (SELECT id FROM users WHERE username = 'canarymember'), 1, 1, 'canarymessage')`,
  `INSERT INTO saves (kind, record_id, user_id, created_at) VALUES ('news', (SELECT min(id) FROM news), (SELECT id FROM users WHERE username = 'canarymember'), 1)`,
];

export const CANARY = /canary\w+/i;

export async function addCanaries(site: string): Promise<void> {
  for (const sql of STATEMENTS) await queryAt(site, sql);
}
