/** SQL of triggers that enqueue jobs. Two jobs follow here: removing a deleted account, and rebuilding the search index. */
import type { Triggers } from '../step.ts';

const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

interface Options {
  /** A clause whose rows each enqueue a job. */
  from?: string;
  when?: string;
  /** Whether an existing job keeps its time. */
  keepsTime?: boolean;
  /** Time in ms until a new job runs. One that waits keeps its time; one that runs now runs once more after as long. */
  delay?: number;
}

/** SQL that enqueues a job; an existing one starts over with a higher version. @param key SQL expression of its key */
export function buildJobUpsert(
  kind: string,
  key: string,
  { from = '', when = 'TRUE', keepsTime, delay }: Options = {},
): string {
  const run_at = delay === undefined ? '0' : `${NOW} + ${delay}`;
  const again =
    delay === undefined
      ? '0'
      : `iif(lease_until > ${NOW}, excluded.run_at, min(run_at, excluded.run_at))`;
  return `INSERT INTO jobs (kind, key, at, run_at) SELECT '${kind}', ${key}, ${NOW}, ${run_at} ${from} WHERE ${when}
    ON CONFLICT (kind, key) DO UPDATE SET version = version + 1, cursor = 0,${keepsTime ? '' : ' at = excluded.at,'}
      run_at = ${again}, attempts = 0, lease_until = 0, last_error = '', failed_at = NULL;`;
}

/** SQL that raises the version of the jobs of the row `OLD`. A runner that has read such a job then writes nothing. */
export const buildJobVersionUpdate = (kind: string, source: string): string =>
  `UPDATE jobs SET version = version + 1
    WHERE kind = '${kind}' AND key > ${source} || ' ' || OLD.id || ' ' AND key < ${source} || ' ' || OLD.id || '!';`;

/** Triggers on a notification of one of these kinds, and on one that gets another event. @param body enqueues jobs */
export function onNotification(name: string, kinds: readonly string[], body: string): Triggers {
  const isOfKind = `NEW.kind IN (${kinds.map((kind) => `'${kind}'`).join()})`;
  return {
    [`notifications_${name}_insert`]: `AFTER INSERT ON notifications WHEN ${isOfKind} BEGIN ${body} END`,
    [`notifications_${name}_update`]: `AFTER UPDATE OF high_water_mark ON notifications
      WHEN ${isOfKind} AND NEW.high_water_mark > OLD.high_water_mark BEGIN ${body} END`,
  };
}

const rebuild = `ON revisions WHEN NEW.name IN ('history', 'games') BEGIN ${buildJobUpsert('rebuild', `'search'`)} END`;

export const jobTriggers: Triggers = {
  account_deletions_job: `AFTER INSERT ON account_deletions BEGIN ${buildJobUpsert('account', `'users ' || NEW.id`)} END`,
  revisions_job_insert: `AFTER INSERT ${rebuild}`,
  revisions_job_update: `AFTER UPDATE ${rebuild}`,
};
