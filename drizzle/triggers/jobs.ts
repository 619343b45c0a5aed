/** Triggers for two jobs: removing a deleted account, and rebuilding the search index after a change of the history. */
import type { Triggers } from '../step.ts';
import { enqueue } from './enqueue.ts';

const rebuild = `ON revisions WHEN NEW.name IN ('history', 'games') BEGIN ${enqueue('rebuild', `'search'`)} END`;

export const jobTriggers: Triggers = {
  account_deletions_job: `AFTER INSERT ON account_deletions BEGIN ${enqueue('account', `'users ' || NEW.id`)} END`,
  revisions_job_insert: `AFTER INSERT ${rebuild}`,
  revisions_job_update: `AFTER UPDATE ${rebuild}`,
};
