import { LINK_IS_DEAD } from '@desert/contract/account-links';
import { SETTINGS_PATH } from '@desert/contract/members';
import { Link } from '@desert/kit';
import { useEffect, useRef } from 'react';

interface DeadLinkProps {
  /** The API's error for the token. */
  refusal: string;
  /** Where another link is. */
  href: string;
  /** Whether the form was there, and is gone with the button that had the focus. */
  focused: boolean;
}

/** Stands in the place of a form whose link, from a mail, cannot be used. */
export function DeadLink({ refusal, href, focused }: DeadLinkProps) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  return (
    <>
      <p ref={element} role="alert" tabIndex={-1}>
        {refusal}
      </p>
      <p>
        {refusal === LINK_IS_DEAD ? (
          <Link className="target" href={href}>
            Get a new link
          </Link>
        ) : (
          <Link className="target" href={SETTINGS_PATH}>
            Go to account settings
          </Link>
        )}
      </p>
    </>
  );
}
