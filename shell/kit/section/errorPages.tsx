import { Link } from '../app/Link.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export function NotFoundPage() {
  return (
    <Notice heading="Page not found">
      <p>There’s nothing at this address. The page may have moved, or the link may have a typo.</p>
      <p>
        <Link href="/">Go home</Link>
      </p>
    </Notice>
  );
}

export function ForbiddenPage() {
  return (
    <Notice heading="You can’t edit this">
      <p>Only the fan who posted it can. Are you logged in to a different account?</p>
      <ButtonLink href="/">Go home</ButtonLink>
    </Notice>
  );
}
