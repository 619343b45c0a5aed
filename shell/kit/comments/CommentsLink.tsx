import { Link } from '../app/Link.tsx';
import { pluralize } from '../text/pluralize.ts';
import styles from './Comments.module.css';

interface CommentsLinkProps {
  href: string;
  count: number;
  describedBy: string;
}

/** A link to a record's comments that says how many there are: '3 comments'. */
export function CommentsLink({ href, count, describedBy }: CommentsLinkProps) {
  return (
    <Link
      className={`target semibold ${styles.link}`}
      href={`${href}#comments`}
      aria-describedby={describedBy}
    >
      {pluralize(count, 'comment')}
    </Link>
  );
}
