/** Triggers that enqueue a mail about messages, offers and replies, at most one per member, thread and ten minutes. */
import { MAILED_KINDS } from '@desert/contract/notifications/notifications';
import type { Triggers } from '../step.ts';
import { buildJobUpsert, onNotification } from './jobs.ts';

/** Delay of a mail, in ms, so that members who are on the site get no mail about what they read there. */
const DELAY_MS = 10 * 60_000;

const thread = `substr(NEW.path, 1, instr(NEW.path || '?', '?') - 1)`;

const letter = buildJobUpsert('letter', `'users ' || id || ' ' || ${thread}`, {
  from: 'FROM users',
  when: `id = NEW.user_id AND email_confirmed_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM json_each(muted) WHERE value IN ('mail', 'bounced'))`,
  delay: DELAY_MS,
});

export const letterTriggers: Triggers = onNotification('letter', MAILED_KINDS, letter);
