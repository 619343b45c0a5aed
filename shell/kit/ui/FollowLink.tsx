import { followPath } from '@desert/contract/notifications/follows';
import BellPlus from 'lucide-react/icons/bell-plus';
import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';

interface FollowLinkProps {
  /** See `Follow` in the contract. */
  target: string;
  children?: ReactNode;
}

/** A link to the page that offers to follow a tag, a member, a discussion or a search of the Store. */
export function FollowLink({ target, children = 'Follow' }: FollowLinkProps) {
  return (
    <ButtonLink look="subtle" href={followPath(target)} rel="nofollow">
      <BellPlus size="1.25rem" aria-hidden="true" />
      {children}
    </ButtonLink>
  );
}
