/** Who has to be notified of each comment, worked out from the comments alone, and who was. */
import { openDatabaseFile } from '../site/database-file.ts';

interface Notified {
  lost: number;
  double: number;
  /** How many notifications there have to be: a comment and a member are one, also in a bundle. */
  expected: number;
}

/**
 * Notified alone: the author, who is replied to, and who is mentioned. In a bundle: everybody else who saved the story.
 * @param stories ids of the stories; nobody has read anything
 */
const SQL = (stories: string) => `
  WITH comments AS (
    SELECT c.*, n.user_id AS author, r.user_id AS replied FROM news_comments c
      JOIN news n ON n.id = c.news_id LEFT JOIN news_comments r ON r.id = c.answers WHERE c.news_id IN (${stories})),
  alone AS (
    SELECT id, author AS member FROM comments
    UNION SELECT id, replied FROM comments
    UNION SELECT c.id, u.id FROM comments c JOIN users u
      ON instr(c.content, '@' || u.username_key || ' ') OR instr(c.content, '@' || u.username_key || ':')),
  expected AS (
    SELECT a.member || ' comment ' || a.id AS key, 1 AS count FROM alone a JOIN comments c USING (id)
      WHERE a.member <> c.user_id
    UNION ALL SELECT s.user_id || ' story ' || s.news_id, count(*) FROM comments c JOIN news_saves s USING (news_id)
      WHERE s.user_id <> c.user_id AND (c.id, s.user_id) NOT IN (SELECT id, member FROM alone WHERE member IS NOT NULL)
      GROUP BY 1),
  found AS (
    SELECT user_id || ' comment ' || of_id AS key, count(*) AS count FROM notifications
      WHERE of_table = 'news_comments' AND kind <> 'saved' AND of_id IN (SELECT id FROM comments) GROUP BY 1
    UNION ALL SELECT user_id || ' story ' || substr(key, 12, instr(substr(key, 12), ' ') - 1), sum(others + 1)
      FROM notifications WHERE key GLOB 'saved news * comments' GROUP BY 1)
  SELECT total(max(0, e.count - ifnull(f.count, 0))) AS lost, total(max(0, ifnull(f.count, 0) - ifnull(e.count, 0))) AS double,
    total(e.count) AS expected
  FROM expected e FULL JOIN found f USING (key)`;

export function countNotified(state: string, stories: number[]): Notified {
  using file = openDatabaseFile(state);
  const [counted] = file.rows<Notified>(SQL(stories.join()));
  return counted ?? { lost: 0, double: 0, expected: 0 };
}
