import { ButtonLink, Link, type NotFoundProps, Notice } from '@desert/kit';
import { toPathSlug } from '../paths.ts';

export function UnknownPlayerPage({ params }: NotFoundProps) {
  const words = toPathSlug(params['slug'] ?? '').replaceAll('-', ' ');
  return (
    <Notice heading="Player not found">
      <p>
        No one by that name played for the franchise. The address of a player’s page ends with the
        name, like <b>shane-doan</b>.
      </p>
      {words !== '' && (
        <p>
          <Link href={`/history/players?${new URLSearchParams({ q: words }).toString()}`}>
            Search players for “{words}”
          </Link>
        </p>
      )}
      <ButtonLink href="/history/players">All players</ButtonLink>
    </Notice>
  );
}
