import { MEMBER_READ, NO_SUCH_MEMBER } from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from '../../app/Link.tsx';
import { useApiCache } from '../../section/context.tsx';

interface NoMatchesProps {
  path: string;
  author: string | undefined;
}

/** Note in place of an empty filtered list. Says so if no member has the author's name. */
export function NoMatches({ path, author }: NoMatchesProps) {
  const cache = useApiCache();
  const responses = useStore(cache.$responses);
  const member = author && expandTemplate(MEMBER_READ, { username: author });
  useEffect(() => {
    if (member) void cache.ensure(member);
  }, [cache, member]);
  const isUnknown = member && responses[member]?.status === 404;
  return (
    <>
      {isUnknown ? NO_SUCH_MEMBER : 'No matches'}. <Link href={path}>Clear filters</Link>
    </>
  );
}
