/** Triggers that make the moderation log append-only. */
import type { Triggers } from '../step.ts';

const refuse = `BEGIN SELECT RAISE(ABORT, 'The log of moderation cannot be changed.'); END`;

export const moderationTriggers: Triggers = {
  moderation_actions_update: `BEFORE UPDATE ON moderation_actions ${refuse}`,
  moderation_actions_delete: `BEFORE DELETE ON moderation_actions ${refuse}`,
  // INSERT OR REPLACE deletes rows without firing the DELETE trigger.
  moderation_actions_insert: `BEFORE INSERT ON moderation_actions WHEN EXISTS (SELECT 1 FROM moderation_actions WHERE id = NEW.id) ${refuse}`,
};
