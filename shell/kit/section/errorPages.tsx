import { Link } from '../Link.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Where a section has no page at an address, and does not say so in words of its own. */
export function NotFoundPage() {
  return (
    <Notice heading="Page not found">
      <p>Nothing is at this address. It may have moved, or a letter went astray on the way here.</p>
      <p>
        <Link href="/">Go home</Link>
      </p>
    </Notice>
  );
}

/** Where somebody is signed in, but not as who may open the page. */
export function ForbiddenPage() {
  return (
    <Notice heading="This is not yours to change">
      <p>Only the fan who wrote it can. Perhaps you are signed in with another account?</p>
      <ButtonLink href="/">Go home</ButtonLink>
    </Notice>
  );
}
