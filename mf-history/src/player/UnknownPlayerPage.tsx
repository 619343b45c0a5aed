import { ButtonLink, Link, type NotFoundProps, Notice } from '@desert/kit';
import { slugOf } from './slugOf.ts';

/** In the place of somebody who did not wear the sweater. */
export function UnknownPlayerPage({ params }: NotFoundProps) {
  const words = slugOf(params['slug'] ?? '').replaceAll('-', ' ');
  return (
    <Notice heading="No such player">
      <p>
        Nobody by this name played for the franchise. A player’s address ends with his name, like{' '}
        <b>shane-doan</b>.
      </p>
      {words !== '' && (
        <p>
          <Link href={`/history/players?${new URLSearchParams({ q: words }).toString()}`}>
            Look for “{words}” among the players
          </Link>
        </p>
      )}
      <ButtonLink href="/history/players">All players</ButtonLink>
    </Notice>
  );
}
