import { ButtonLink, Notice } from '@desert/kit';

/** In the place of a season that the franchise did not play. */
export function UnknownSeasonPage() {
  return (
    <Notice heading="No such season">
      <p>
        The franchise played no season by this name. A season is written like <b>2011-12</b>, by the
        two years it touches.
      </p>
      <ButtonLink href="/history">Back to History</ButtonLink>
    </Notice>
  );
}
