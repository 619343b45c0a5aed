/** Triggers that make the moderation log append-only, count what moderation does by month, and follow up closed appeals. */
import type { Triggers } from '../step.ts';
import { getKindSql, RECORD_TABLES, type RecordTable } from '../tables.ts';

const refuse = `BEGIN SELECT RAISE(ABORT, 'The log of moderation cannot be changed.'); END`;

/** The statement that counts an outcome in the month of a column in ms. */
const buildOutcomeCountUpsert = (outcome: string, at: string, where = 'TRUE') =>
  `INSERT INTO moderation_counts (month, outcome, count)
    SELECT strftime('%Y-%m', ${at} / 1000, 'unixepoch'), ${outcome}, 1 WHERE ${where}
    ON CONFLICT (month, outcome) DO UPDATE SET count = count + 1;`;

/** Actions of operators and changed flags are no outcomes. */
const isOutcome = `NEW.kind <> 'flags' AND NEW.action NOT IN ('promote', 'demote')`;

/** The statement that closes a case for which neither a report nor an appeal is open. */
const closeCase = (kind: string, id: string, at: string) =>
  `UPDATE cases SET state = 'closed', closed_at = ${at}
      WHERE kind = ${kind} AND subject_id = ${id} AND state = 'open' AND report_count = 0
        AND NOT EXISTS (SELECT 1 FROM appeals WHERE kind = ${kind} AND subject_id = ${id} AND closed_at IS NULL)`;

/** An appeal against a hidden record, or closed comments, is moot once the record is gone for good. */
const closeMootAppeals = (records: RecordTable) =>
  `AFTER DELETE ON ${records.name} BEGIN
    UPDATE appeals SET closed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER), outcome = 'moot'
      WHERE kind = ${getKindSql(records, 'OLD')} AND subject_id = OLD.id AND closed_at IS NULL
        AND (SELECT action FROM moderation_actions WHERE id = appeals.action_id) IN ('hide', 'lock');
    ${closeCase(getKindSql(records, 'OLD'), 'OLD.id', `CAST(unixepoch('subsec') * 1000 AS INTEGER)`)}; END`;

export const moderationTriggers: Triggers = {
  ...Object.fromEntries(
    RECORD_TABLES.map((records) => [`${records.name}_appeals_moot`, closeMootAppeals(records)]),
  ),
  // An appeal can end without an action on its case. The case of a record that was ever pending stays: it may wait for approval.
  appeals_case_closed: `AFTER UPDATE OF closed_at ON appeals WHEN NEW.closed_at > 0 BEGIN
    ${closeCase('NEW.kind', 'NEW.subject_id', 'NEW.closed_at')} AND NOT pending; END`,
  appeals_photos: `AFTER UPDATE OF outcome ON appeals WHEN NEW.outcome = 'changed' BEGIN
    DELETE FROM removed_photos WHERE action_id = NEW.action_id; END`,
  moderation_actions_counted: `AFTER INSERT ON moderation_actions WHEN ${isOutcome} BEGIN
    ${buildOutcomeCountUpsert('NEW.action', 'NEW.created_at')}
    ${buildOutcomeCountUpsert(`'automatic'`, 'NEW.created_at', 'NEW.moderator_id IS NULL')} END`,
  notices_counted: `AFTER UPDATE OF confirmed_at ON notices WHEN OLD.confirmed_at IS NULL AND NEW.confirmed_at > 0 BEGIN
    ${buildOutcomeCountUpsert(`'notice'`, 'NEW.confirmed_at')} END`,
  appeals_counted: `AFTER INSERT ON appeals BEGIN ${buildOutcomeCountUpsert(`'appeal'`, 'NEW.created_at')} END`,
  appeals_overturned: `AFTER UPDATE OF outcome ON appeals WHEN NEW.outcome = 'changed' BEGIN
    ${buildOutcomeCountUpsert(`'overturned'`, 'NEW.closed_at')} END`,
  moderation_actions_update: `BEFORE UPDATE ON moderation_actions ${refuse}`,
  moderation_actions_delete: `BEFORE DELETE ON moderation_actions ${refuse}`,
  // INSERT OR REPLACE deletes rows without firing the DELETE trigger.
  moderation_actions_insert: `BEFORE INSERT ON moderation_actions WHEN EXISTS (SELECT 1 FROM moderation_actions WHERE id = NEW.id) ${refuse}`,
};
