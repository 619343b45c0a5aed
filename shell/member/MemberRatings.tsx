import { expandTemplate } from '@desert/contract/pages/routes';
import { type Rating, RATINGS_READ } from '@desert/contract/store/ratings';
import { Face, MemberName, MoreLink, ReportButton, Time, usePagedList } from '@desert/kit';
import { ApiCacheContext, useAddress } from '@desert/kit/shell';
import { useSiteCache } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';

/** How a member's sales went, as the other members say. */
export function MemberRatings({ username, id }: { username: string; id: number }) {
  const cache = useSiteCache();
  const { search } = useAddress();
  const first = expandTemplate(RATINGS_READ, { username }, search);
  const { response } = useResponse(first);
  if (response?.status !== 200) return null;
  return (
    <ApiCacheContext value={cache}>
      <section id="ratings" className="stack" aria-labelledby="ratings-heading">
        <h2 id="ratings-heading">How sales went</h2>
        <Ratings key={first} first={first} about={{ username, id }} />
      </section>
    </ApiCacheContext>
  );
}

function Ratings({ first, about }: { first: string; about: { username: string; id: number } }) {
  const list = usePagedList<Rating>(first);
  return (
    <>
      <ul className="stack tight columns">
        {list.records.map((rating) => (
          <li key={rating.id} className="card faced pad-4">
            <RatingText rating={rating} about={about} />
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
  about: { username: string; id: number };
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
