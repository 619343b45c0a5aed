import { SETTINGS_PATH } from '@desert/contract/members/members';
import type { QueueState } from '@desert/contract/moderation/moderation';
import { MAX_OPEN_CASES } from '@desert/contract/moderation/moderation-pages';
import { Link, Time } from '@desert/kit';
import { pluralize } from '@desert/kit/shell';
import { formatOpenTime } from '@desert/kit/shell/moderation';

/** How long the queue is, and what the moderator still has to set up. */
export function QueueNote({ state }: { state: QueueState }) {
  const { open, oldest_hours, passkey_deadline, is_locked } = state;
  const settings = <Link href={`${SETTINGS_PATH}#log-in`}>account settings</Link>;
  return (
    <>
      {passkey_deadline && (
        <p role="status" className="note">
          {is_locked ? (
            <>
              <b>Moderating is paused.</b> From their second week on, moderators need a passkey and
              two-step verification. Turn both on in your {settings}.
            </>
          ) : (
            <>
              Moderators need a passkey and two-step verification from their second week on. Turn
              both on in your {settings} before <Time iso={passkey_deadline} />.
            </>
          )}
        </p>
      )}
      {!is_locked && open > 0 && (
        <p>
          <b>
            {open === MAX_OPEN_CASES ? `${open} or more open cases` : pluralize(open, 'open case')}
          </b>
          , the oldest for {formatOpenTime(oldest_hours)}. Our goal is to decide each within a day.
        </p>
      )}
    </>
  );
}
