import { ButtonLink, Link, type NotFoundProps, Notice } from '@desert/kit';
import { seasonPath } from './paths.ts';
import { findNearestSeason } from './seasonYear.ts';

export function UnknownSeasonPage({ params }: NotFoundProps) {
  const nearest = findNearestSeason(params['year'] ?? '');
  return (
    <Notice heading="Season not found">
      <p>
        The franchise didn’t play a season by that name. Seasons are written like <b>2011-12</b>,
        with the two years they span.
      </p>
      {nearest !== undefined && (
        <p>
          The closest one is <Link href={seasonPath(nearest)}>{nearest}</Link>.
        </p>
      )}
      <ButtonLink href="/history">Back to History</ButtonLink>
    </Notice>
  );
}
