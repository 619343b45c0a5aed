/** Triggers that count the likes of stories: all of them, and those of the month of the last one. */
import type { Triggers } from '../step.ts';
import { STORY_TABLES } from '../tables.ts';

/** SQL for the month of a like, as `monthOf` in worker/records/counts.ts; NULL if its time is unknown. */
function monthOf(row: 'OLD' | 'NEW'): string {
  const part = (format: string) => `strftime('${format}', ${row}.created_at / 1000, 'unixepoch')`;
  return `(${part('%Y')} * 12 + ${part('%m')} - 1)`;
}

export function createCountTriggers(): Triggers {
  return Object.fromEntries(
    STORY_TABLES.flatMap(({ name }) => [
      [
        `${name}_likes_insert`,
        `AFTER INSERT ON likes WHEN NEW.kind = '${name}' BEGIN
          UPDATE ${name} SET likes = likes + 1, month = ifnull(${monthOf('NEW')}, month),
            month_likes = CASE ${monthOf('NEW')} WHEN month THEN month_likes + 1 ELSE iif(NEW.created_at IS NULL, month_likes, 1) END
            WHERE id = NEW.record_id; END`,
      ],
      [
        `${name}_likes_delete`,
        `AFTER DELETE ON likes WHEN OLD.kind = '${name}' BEGIN
          UPDATE ${name} SET likes = likes - 1, month_likes = month_likes - ifnull(month = ${monthOf('OLD')}, 0)
            WHERE id = OLD.record_id; END`,
      ],
    ]),
  );
}
