/** Triggers that make the moderation log append-only. */
import type { Triggers } from '../step.ts';

const refuse = `BEGIN SELECT RAISE(ABORT, 'The log of moderation cannot be changed.'); END`;

export const moderationTriggers: Triggers = {
  moderation_acts_update: `BEFORE UPDATE ON moderation_acts ${refuse}`,
  moderation_acts_delete: `BEFORE DELETE ON moderation_acts ${refuse}`,
  // INSERT OR REPLACE deletes rows without firing the DELETE trigger.
  moderation_acts_insert: `BEFORE INSERT ON moderation_acts WHEN EXISTS (SELECT 1 FROM moderation_acts WHERE id = NEW.id) ${refuse}`,
};
