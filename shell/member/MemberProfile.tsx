import {
  MEMBER_GAMES_READ,
  type MemberGamesJson as MemberGamesBody,
} from '@desert/contract/history/attendance';
import {
  type Member,
  MEMBER_READ,
  memberPath,
  SETTINGS_READS,
} from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import { buildAuthorQuery, MEMBER_WIDGET } from '@desert/contract/pages/widgets';
import { KINDS, getNoun, STORY_NAMES } from '@desert/contract/records/kinds';
import { countTotal, formatTotal } from '@desert/contract/records/paging';
import { countRatings } from '@desert/contract/store/ratings';
import { Face, FollowLink, Link, useViewer } from '@desert/kit';
import { listAddress, ModerateLink, MoreMenu, pluralize, useAddress } from '@desert/kit/shell';
import { BlockButton, ReportButton } from '@desert/kit/shell/controls';
import { MemberGames } from '../games/MemberGames.tsx';
import { useBringing, useSiteCache } from '../sections/site.ts';
import { StaticWidgets } from '../sections/StaticWidgets.tsx';
import { useResponse } from '../sections/useResponse.ts';
import { LinkChoices } from '../ui/Choices.tsx';
import { formatMonth } from './memberHead.ts';
import { SaleRatingsSection } from './MemberRatings.tsx';
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
  const { search } = useAddress();
  const tab = new URLSearchParams(search).get('tab');
  const chosen = bringing.find(({ name }) => name === tab);
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
            <ModerateLink kind="users" id={id} owner={id} />
            <MoreMenu>
              <ReportButton kind="users" id={id} owner={id} />
              <BlockButton
                member={{ id, username }}
                {...(is_blocked !== undefined && { isBlocked: is_blocked })}
                onChange={(isBlocked) => {
                  const address = expandTemplate(MEMBER_READ, { username });
                  cache.put(address, { ...member, is_blocked: isBlocked });
                  cache.invalidate(SETTINGS_READS.blocks);
                }}
              />
            </MoreMenu>
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
      <MemberNumbers member={member} />
      <LinkChoices
        label="Show"
        choices={[undefined, ...bringing].map((section) => ({
          href: section ? `${memberPath(username)}?tab=${section.name}` : memberPath(username),
          chosen: section === chosen,
          text: section?.label ?? 'Everything',
        }))}
      />
      {!chosen && <MemberGames username={username} />}
      {!chosen && member.ratings && <SaleRatingsSection member={member} ratings={member.ratings} />}
      <StaticWidgets
        key={chosen?.name}
        sections={chosen ? [chosen] : bringing}
        widget={MEMBER_WIDGET}
        search={buildAuthorQuery(username)}
        onShown={onShown}
      />
    </div>
  );
}

/** How much a member sold, wrote and attended; each number links to its list. */
function MemberNumbers({ member: { username, counts, ratings } }: { member: Member }) {
  const { response } = useResponse(expandTemplate(MEMBER_GAMES_READ, { username }));
  const { summary = null } = response?.status === 200 ? (response.body as MemberGamesBody) : {};
  const author: [string, string] = ['author', username];
  const games = summary?.games ?? 0;
  const numbers: [count: number, text: string, href: string][] = [
    [
      counts.sold.count,
      `${formatTotal(counts.sold)} sold`,
      listAddress('/merch', [author, ['state', 'sold']]),
    ],
    [ratings?.sales ?? 0, ratings ? countRatings(ratings) : '', '#ratings'],
    ...STORY_NAMES.map((name): [number, string, string] => {
      const { plural } = KINDS[name];
      const total = counts[plural];
      const text = countTotal(total, getNoun(name).toLowerCase(), plural);
      return [total.count, text, listAddress(`/${name}`, [author])];
    }),
    [games, pluralize(games, 'game'), '#games'],
  ];
  return (
    <ul className="row gap-0-4" aria-label="In numbers">
      {numbers.map(
        ([count, text, href]) =>
          count > 0 && (
            <li key={href}>
              <Link className="target text-large semibold" href={href}>
                {text}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
