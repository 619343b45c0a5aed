/**
 * Triggers that count the visible comments of stories, the members who wrote them, and likes: all, and those of the month
 * of the last one.
 */
import { IS_VISIBLE } from '../schema/visibility.ts';
import type { Triggers } from '../step.ts';
import { type RecordTable, STORY_TABLES } from '../tables.ts';

export function createCountTriggers(): Triggers {
  return Object.fromEntries(
    STORY_TABLES.flatMap((table) => countLikes(table).concat(countComments(table))),
  );
}

/** SQL for the month of a like, as `countMonths` in worker/records/stories.ts; NULL if its time is unknown. */
function countMonths(row: 'OLD' | 'NEW'): string {
  const part = (format: string) => `strftime('${format}', ${row}.created_at / 1000, 'unixepoch')`;
  return `(${part('%Y')} * 12 + ${part('%m')} - 1)`;
}

function countLikes({ name }: RecordTable): [string, string][] {
  const anew = `CASE ${countMonths('NEW')} WHEN month THEN month_likes + 1 ELSE iif(NEW.created_at IS NULL, month_likes, 1) END`;
  return [
    [
      `${name}_likes_insert`,
      `AFTER INSERT ON likes WHEN NEW.kind = '${name}' BEGIN
        UPDATE ${name} SET likes = likes + 1, month = ifnull(${countMonths('NEW')}, month), month_likes = ${anew}
          WHERE id = NEW.record_id; END`,
    ],
    [
      `${name}_likes_delete`,
      `AFTER DELETE ON likes WHEN OLD.kind = '${name}' BEGIN
        UPDATE ${name} SET likes = likes - 1, month_likes = month_likes - ifnull(month = ${countMonths('OLD')}, 0)
          WHERE id = OLD.record_id; END`,
    ],
  ];
}

/** Rows of visible comments are deleted only with their story. */
function countComments({ name }: RecordTable): [string, string][] {
  /** Reads an index row of each comment by the same member, and one of the newest. */
  const count = (event: string, when: string, change: string, row: 'OLD' | 'NEW') => {
    const others = `FROM comments WHERE kind = '${name}' AND record_id = ${row}.record_id AND ${IS_VISIBLE}`;
    return `AFTER ${event} ON comments WHEN ${row}.kind = '${name}' AND ${when} BEGIN
      UPDATE ${name} SET comment_count = comment_count ${change},
        fans = fans ${change} * (NOT EXISTS (SELECT 1 ${others} AND user_id = ${row}.user_id AND id <> ${row}.id)),
        replied_at = ifnull((SELECT created_at ${others} ORDER BY id DESC LIMIT 1), 0)
        WHERE id = ${row}.record_id; END`;
  };
  const [was, is] = [`OLD.${IS_VISIBLE}`, `NEW.${IS_VISIBLE}`];
  return [
    [`${name}_comments_insert`, count('INSERT', is, '+ 1', 'NEW')],
    [`${name}_comments_shown`, count('UPDATE OF visibility', `${is} AND NOT ${was}`, '+ 1', 'NEW')],
    [`${name}_comments_gone`, count('UPDATE OF visibility', `${was} AND NOT ${is}`, '- 1', 'OLD')],
  ];
}
