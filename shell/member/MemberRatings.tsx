import type { Member } from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import {
  type MemberRatings as Ratings,
  type Rating,
  RATINGS_READ,
} from '@desert/contract/store/ratings';
import { Face, MemberName, MoreLink, Time, usePagedList } from '@desert/kit';
import { ApiCacheContext, useAddress } from '@desert/kit/shell';
import { ReportButton } from '@desert/kit/shell/controls';
import { useSiteCache } from '../sections/site.ts';

interface MemberRatingsProps {
  member: Pick<Member, 'id' | 'username'>;
  ratings: Ratings;
}

/** How a member's sales went, as the other members say. */
export function SaleRatingsSection(props: MemberRatingsProps) {
  return (
    <ApiCacheContext value={useSiteCache()}>
      <section id="ratings" className="stack" aria-labelledby="ratings-heading">
        <h2 id="ratings-heading">How sales went</h2>
        <RatingList {...props} />
      </section>
    </ApiCacheContext>
  );
}

function RatingList({ member, ratings: { newest, earlier } }: MemberRatingsProps) {
  const { search } = useAddress();
  // The link to earlier ratings, opened without scripts.
  const isLater = new URLSearchParams(search).has('cursor');
  const first = isLater
    ? expandTemplate(RATINGS_READ, { username: member.username }, search)
    : (earlier ?? undefined);
  const list = usePagedList<Rating>(first, { pages: isLater ? 1 : 0 });
  return (
    <>
      <ul className="stack tight columns">
        {[...(isLater ? [] : newest), ...list.records].map((rating) => (
          <li key={rating.id} className="card faced pad-4">
            <RatingText rating={rating} about={member} />
          </li>
        ))}
      </ul>
      <MoreLink list={list}>Show earlier ratings</MoreLink>
    </>
  );
}

function RatingText({
  rating: { id, is_good, line, reply, user, created_at },
  about,
}: {
  rating: Rating;
  about: Pick<Member, 'id' | 'username'>;
}) {
  return (
    <>
      <Face member={user ?? { id: 0, username: '' }} />
      <div className="stack gap-2 shrinks breakable">
        <p>
          <b>{is_good ? 'Good' : 'Not good'}</b>{' '}
          <span className="caption">
            {user ? <MemberName username={user.username} /> : 'Former member'} ·{' '}
            <Time iso={created_at} />
          </span>{' '}
          <ReportButton look="text" kind="ratings" id={id} owner={user?.id ?? 0} />
        </p>
        {line && <p dir="auto">{line}</p>}
        {reply && (
          <p className="quote">
            <bdi>{about.username}</bdi>: <bdi>{reply}</bdi>{' '}
            <ReportButton look="text" kind="rating-replies" id={id} owner={about.id} />
          </p>
        )}
      </div>
    </>
  );
}
