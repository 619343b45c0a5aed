import { Link, Notice } from '@desert/kit';

/** In the place of a season that the franchise did not play. */
export function UnknownSeasonPage() {
  return (
    <Notice heading="No such season">
      <p>
        The franchise played no season by this name. A season is written like <b>2011-12</b>, by the
        two years it touches.
      </p>
      <p>
        <Link href="/history">Back to History</Link>, where all of them are listed.
      </p>
    </Notice>
  );
}
