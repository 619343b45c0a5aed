/** Triggers that count the members at each game, and enqueue the job that rebuilds a member's summary. */
import type { Triggers } from '../step.ts';
import { buildJobUpsert } from './jobs.ts';

const buildSummaryJobUpsert = (row: 'NEW' | 'OLD') =>
  buildJobUpsert('attendance', `'users ' || ${row}.user_id`);

// New data of games, such as a corrected score, can change the summaries of all members.
const summarizeAll = `ON revisions WHEN NEW.name = 'games' BEGIN
  INSERT INTO jobs (kind, key, at)
    SELECT 'attendance', 'users ' || user_id, unixepoch() * 1000 FROM attendance_summaries WHERE TRUE
    ON CONFLICT (kind, key) DO UPDATE SET version = version + 1; END`;

export const attendanceTriggers: Triggers = {
  attendances_insert: `AFTER INSERT ON attendances BEGIN
    INSERT INTO attendance_counts (date, count) VALUES (NEW.date, 1)
      ON CONFLICT (date) DO UPDATE SET count = count + 1;
    ${buildSummaryJobUpsert('NEW')} END`,
  attendances_delete: `AFTER DELETE ON attendances BEGIN
    UPDATE attendance_counts SET count = count - 1 WHERE date = OLD.date;
    ${buildSummaryJobUpsert('OLD')} END`,
  games_revision_insert: `AFTER INSERT ${summarizeAll}`,
  games_revision_update: `AFTER UPDATE ${summarizeAll}`,
};
