import { MEMBER_READ, NO_SUCH_MEMBER } from '@desert/contract/members';
import { expandTemplate } from '@desert/contract/routes';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from '../../Link.tsx';
import { useAnswers } from '../../section/context.tsx';

interface NoMatchesProps {
  /** Where the list is: '/news'. */
  path: string;
  /** The name that the list is filtered by. */
  author: string | undefined;
}

/** Said where no record passes the filters: a name that no member has is probably misspelled. */
export function NoMatches({ path, author }: NoMatchesProps) {
  const answers = useAnswers();
  const known = useStore(answers.$answers);
  const member = author && expandTemplate(MEMBER_READ, { username: author });
  useEffect(() => {
    if (member) void answers.ensure(member);
  }, [answers, member]);
  const isUnknown = member && known[member]?.status === 404;
  return (
    <>
      {isUnknown ? NO_SUCH_MEMBER : 'No matches'}. <Link href={path}>Clear filters</Link>
    </>
  );
}
