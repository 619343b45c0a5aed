/** Triggers that make the moderation log append-only, and count what moderation does by month. */
import type { Triggers } from '../step.ts';

const refuse = `BEGIN SELECT RAISE(ABORT, 'The log of moderation cannot be changed.'); END`;

/** The statement that counts an outcome in the month of a column in ms. */
const count = (outcome: string, at: string, where = 'TRUE') =>
  `INSERT INTO moderation_counts (month, outcome, count)
    SELECT strftime('%Y-%m', ${at} / 1000, 'unixepoch'), ${outcome}, 1 WHERE ${where}
    ON CONFLICT (month, outcome) DO UPDATE SET count = count + 1;`;

/** Actions of operators and changed flags are no outcomes. */
const isOutcome = `NEW.kind <> 'flags' AND NEW.action NOT IN ('promote', 'demote')`;

export const moderationTriggers: Triggers = {
  moderation_actions_counted: `AFTER INSERT ON moderation_actions WHEN ${isOutcome} BEGIN
    ${count('NEW.action', 'NEW.created_at')}
    ${count(`'automatic'`, 'NEW.created_at', 'NEW.moderator_id IS NULL')} END`,
  notices_counted: `AFTER UPDATE OF confirmed_at ON notices WHEN OLD.confirmed_at IS NULL AND NEW.confirmed_at > 0 BEGIN
    ${count(`'notice'`, 'NEW.confirmed_at')} END`,
  appeals_counted: `AFTER INSERT ON appeals BEGIN ${count(`'appeal'`, 'NEW.created_at')} END`,
  appeals_overturned: `AFTER UPDATE OF outcome ON appeals WHEN NEW.outcome = 'changed' BEGIN
    ${count(`'overturned'`, 'NEW.closed_at')} END`,
  moderation_actions_update: `BEFORE UPDATE ON moderation_actions ${refuse}`,
  moderation_actions_delete: `BEFORE DELETE ON moderation_actions ${refuse}`,
  // INSERT OR REPLACE deletes rows without firing the DELETE trigger.
  moderation_actions_insert: `BEFORE INSERT ON moderation_actions WHEN EXISTS (SELECT 1 FROM moderation_actions WHERE id = NEW.id) ${refuse}`,
};
