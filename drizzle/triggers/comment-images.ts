/** Triggers that delete a comment's images with it, and when its author leaves, the only time that `user_id` changes. */
import type { Triggers } from '../step.ts';

const remove = `BEGIN DELETE FROM images WHERE kind = 'comments' AND record_id = OLD.id; END`;

export const commentImageTriggers: Triggers = {
  comments_images_delete: `AFTER DELETE ON comments ${remove}`,
  comments_images_left: `AFTER UPDATE OF user_id ON comments ${remove}`,
};
