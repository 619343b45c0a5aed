import { Link } from '../Link.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Where a section has no page at an address, and does not say so in words of its own. */
export function MissingPage() {
  return (
    <Notice heading="Page not found">
      <p>Nothing is at this address. It may have moved, or a letter went astray on the way here.</p>
      <p>
        <Link href="/">Go home</Link>
      </p>
    </Notice>
  );
}
