/** Triggers that enqueue a push for each browser of a notified member, and end pushes with the browser's session. */
import type { Triggers } from '../step.ts';
import { buildJobUpsert, onNotification } from './jobs.ts';

/** Kinds of notifications that are pushed. */
const KINDS = ['message', 'offer'];

const push = buildJobUpsert('push', `'notifications ' || NEW.id || ' ' || id`, {
  from: 'FROM push_endpoints',
  when: 'user_id = NEW.user_id',
});

export const pushTriggers: Triggers = {
  ...onNotification('push', KINDS, push),
  sessions_push_update: `AFTER UPDATE OF token_hash ON sessions BEGIN
    UPDATE push_endpoints SET token_hash = NEW.token_hash WHERE token_hash = OLD.token_hash; END`,
  sessions_push_delete: `AFTER DELETE ON sessions BEGIN
    DELETE FROM push_endpoints WHERE token_hash = OLD.token_hash; END`,
};
