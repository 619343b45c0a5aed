import { type Member, MEMBER_READ, SETTINGS_READS } from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import { authorSearch, MEMBER_WIDGET } from '@desert/contract/pages/widgets';
import { BlockButton, Face, FollowLink, Link, ReportButton, useViewer } from '@desert/kit';
import { ModerateLink } from '@desert/kit/shell';
import { MemberGames } from '../games/MemberGames.tsx';
import { useBringing, useSiteCache } from '../sections/site.ts';
import { StaticWidgets } from '../sections/StaticWidgets.tsx';
import { formatMonth } from './memberHead.ts';
import styles from './MemberProfile.module.css';

interface MemberProfileProps {
  member: Member;
  onShown: () => void;
}

export function MemberProfile({ member, onShown }: MemberProfileProps) {
  const { id, username, member_since, is_blocked } = member;
  const cache = useSiteCache();
  const viewer = useViewer();
  const bringing = useBringing(MEMBER_WIDGET);
  return (
    <div className="stack gap-6">
      <header className={`row ${styles.header}`}>
        <Face member={member} />
        <div className={`shrinks ${styles.who}`}>
          <h1>
            <bdi>{username}</bdi>
          </h1>
          <p className="caption">
            Member since{' '}
            <time dateTime={member_since.slice(0, 7)}>{formatMonth(member_since)}</time>
          </p>
        </div>
        {viewer?.id !== id && (
          <div className="row gap-0-2">
            <FollowLink target={`member:${id}`} />
            <ReportButton kind="users" id={id} owner={id} />
            <ModerateLink kind="users" id={id} owner={id} />
            <BlockButton
              member={{ id, username }}
              {...(is_blocked !== undefined && { isBlocked: is_blocked })}
              onChange={(isBlocked) => {
                const address = expandTemplate(MEMBER_READ, { username });
                cache.put(address, { ...member, is_blocked: isBlocked });
                cache.invalidate(SETTINGS_READS.blocks);
              }}
            />
          </div>
        )}
        {viewer?.id === id && (
          <p className="row gap-0-2">
            This is your public profile.
            <Link className="target" href="/user/profile">
              My Profile
            </Link>
          </p>
        )}
      </header>
      <MemberGames username={username} />
      <StaticWidgets
        sections={bringing}
        widget={MEMBER_WIDGET}
        search={authorSearch(username)}
        onShown={onShown}
      />
    </div>
  );
}
