import { Link } from '../Link.tsx';
import { pluralize } from '../text/pluralize.ts';
import styles from './CommentsLink.module.css';

export interface CommentsLinkProps {
  /** The record's page: '/news/7'. */
  href: string;
  /** How many comments there are. */
  count: number;
  /** The id of what names the record: there is one such link for each in a list. */
  describedBy: string;
}

/** Says how many comments a record has, and leads to them. */
export function CommentsLink({ href, count, describedBy }: CommentsLinkProps) {
  return (
    <Link
      className={`target ${styles.link}`}
      href={`${href}#comments`}
      aria-describedby={describedBy}
    >
      {pluralize(count, 'comment')}
    </Link>
  );
}
