import { ButtonLink, Link, type NotFoundProps, Notice } from '@desert/kit';
import { nearestSeason, seasonPath } from './seasonYear.ts';

/** In the place of a season that the franchise did not play. */
export function UnknownSeasonPage({ params }: NotFoundProps) {
  const nearest = nearestSeason(params['year'] ?? '');
  return (
    <Notice heading="No such season">
      <p>
        The franchise played no season by this name. A season is written like <b>2011-12</b>, by the
        two years it touches.
      </p>
      {nearest !== undefined && (
        <p>
          The nearest to it is <Link href={seasonPath(nearest)}>{nearest}</Link>.
        </p>
      )}
      <ButtonLink href="/history">Back to History</ButtonLink>
    </Notice>
  );
}
