import type { Viewer } from '@desert/contract/accounts/account';
import {
  GAMES_PATH,
  MEMBER_GAMES_READ,
  type MemberGamesJson,
} from '@desert/contract/history/attendance';
import { formatGameLabel, gamePath, formatResult } from '@desert/contract/history/game-text';
import { NOTIFICATIONS_PATH, UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import { expandTemplate } from '@desert/contract/pages/routes';
import { Link, useViewer } from '@desert/kit';
import { pluralize } from '@desert/kit/shell';
import { DigestQuestion } from '../account/DigestQuestion.tsx';
import { useUnread } from '../account/UnreadBadge.tsx';
import { useResponse } from '../sections/useResponse.ts';

/** Home's line for a member: unread messages and notifications, the last game they were at, and once the question about digests. */
export function Waiting() {
  const viewer = useViewer();
  return viewer && <WaitingCounts viewer={viewer} />;
}

function WaitingCounts({ viewer: { username } }: { viewer: Viewer }) {
  useResponse(UNREAD_ADDRESS);
  const { unread, notifications = 0, asks_digest } = useUnread();
  const { response } = useResponse(expandTemplate(MEMBER_GAMES_READ, { username }));
  const { summary = null } = response?.status === 200 ? (response.body as MemberGamesJson) : {};
  const last = summary?.last;
  return (
    <>
      <p className="row gap-0-4">
        {unread > 0 && (
          <Link className="target" href="/merch/messages">
            {pluralize(unread, 'unread message')}
          </Link>
        )}
        {notifications > 0 && (
          <Link className="target" href={NOTIFICATIONS_PATH}>
            {pluralize(notifications, 'new notification')}
          </Link>
        )}
        {last ? (
          <span>
            Your last game:{' '}
            <Link className="tap-area" href={gamePath(last.date)}>
              {formatGameLabel(last)}, {formatResult(last)}
            </Link>
          </span>
        ) : (
          <Link className="target" href={GAMES_PATH}>
            Add your first game
          </Link>
        )}
      </p>
      {asks_digest && <DigestQuestion isAsked />}
    </>
  );
}
