/** Triggers for two jobs: removing a deleted account, and rebuilding the search index after a change of the history. */
import { defineSeed, type Seed } from '../seed.ts';
import { enqueue } from './enqueue.ts';

const CAUSES = [
  {
    name: 'account_deletions_job',
    event: 'INSERT ON account_deletions',
    job: enqueue('account', `'users ' || NEW.id`),
  },
  ...['INSERT', 'UPDATE'].map((event) => ({
    name: `seeds_job_${event.toLowerCase()}`,
    event: `${event} ON seeds WHEN NEW.name IN ('history', 'games')`,
    job: enqueue('rebuild', `'search'`),
  })),
];

export function jobsSeed(): Seed {
  return defineSeed(
    'jobs',
    CAUSES.flatMap(({ name, event, job }) => [
      `DROP TRIGGER IF EXISTS ${name};`,
      `CREATE TRIGGER ${name} AFTER ${event} BEGIN ${job} END;`,
    ]),
  );
}
