/** Triggers that count the members at each game, and enqueue the job that rebuilds a member's summary. */
import { enqueue } from '../jobs/enqueue.ts';
import { defineSeed, type Seed } from '../seed.ts';

const summarize = (row: 'NEW' | 'OLD') => enqueue('attendance', `'users ' || ${row}.user_id`);

const TRIGGERS = {
  attendances_insert: `AFTER INSERT ON attendances BEGIN
    INSERT INTO attendance_counts (date, count) VALUES (NEW.date, 1)
      ON CONFLICT (date) DO UPDATE SET count = count + 1;
    ${summarize('NEW')} END;`,
  attendances_delete: `AFTER DELETE ON attendances BEGIN
    UPDATE attendance_counts SET count = count - 1 WHERE date = OLD.date;
    ${summarize('OLD')} END;`,
  // New data of games, such as a corrected score, can change the summaries of all members.
  ...Object.fromEntries(
    ['INSERT', 'UPDATE'].map((event) => [
      `games_seed_${event.toLowerCase()}`,
      `AFTER ${event} ON seeds WHEN NEW.name = 'games' BEGIN
        INSERT INTO jobs (kind, key, at)
          SELECT 'attendance', 'users ' || user_id, unixepoch() * 1000 FROM attendance_summaries WHERE TRUE
          ON CONFLICT (kind, key) DO UPDATE SET version = version + 1; END;`,
    ]),
  ),
};

export function attendancesSeed(): Seed {
  return defineSeed(
    'attendances',
    Object.entries(TRIGGERS).flatMap(([name, trigger]) => [
      `DROP TRIGGER IF EXISTS ${name};`,
      `CREATE TRIGGER ${name} ${trigger}`,
    ]),
  );
}
