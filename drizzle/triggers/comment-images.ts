/** Triggers that delete a comment's images with it, and when its author leaves, the only time that `user_id` changes. */
import type { Triggers } from '../step.ts';
import { RECORD_TABLES } from '../tables.ts';

export function createCommentImageTriggers(): Triggers {
  return Object.fromEntries(
    RECORD_TABLES.filter(({ commentsOn }) => commentsOn).flatMap(({ name }) => {
      const remove = `BEGIN DELETE FROM images WHERE kind = '${name}' AND record_id = OLD.id; END`;
      return [
        [`${name}_images_delete`, `AFTER DELETE ON ${name} ${remove}`],
        [`${name}_images_left`, `AFTER UPDATE OF user_id ON ${name} ${remove}`],
      ];
    }),
  );
}
