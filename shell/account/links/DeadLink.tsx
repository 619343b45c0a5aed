import { LINK_IS_DEAD } from '@desert/contract/accounts/account-links';
import { SETTINGS_PATH } from '@desert/contract/members/members';
import { Link } from '@desert/kit';
import { useEffect, useRef } from 'react';

interface DeadLinkProps {
  refusal: string;
  href: string;
  /** Whether to focus the error, because it replaces the form that had the focus. */
  focused: boolean;
}

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
