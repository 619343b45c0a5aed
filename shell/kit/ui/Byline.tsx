import { LocalTime } from './LocalTime.tsx';
import { MemberName } from './MemberName.tsx';
import { Time } from './Time.tsx';
import styles from './Byline.module.css';

export interface BylineProps {
  /** The author's name. */
  author: string;
  /** ISO 8601, in UTC. */
  iso: string;
  /** When it was changed since, ISO 8601, in UTC; where it never was, nothing. */
  edited?: string | undefined;
  /** Its own address, to which the time leads, where it has one besides the page's. */
  href?: string | undefined;
  /** Whether to show the time of day. */
  hour?: boolean;
}

/** Who wrote something, when, and when they changed it. */
export function Byline({ author, iso, edited, href, hour = false }: BylineProps) {
  const When = hour ? LocalTime : Time;
  return (
    <p className="caption">
      <b className={styles.author}>
        <MemberName username={author} />
      </b>{' '}
      {href === undefined ? (
        <When iso={iso} />
      ) : (
        <a className={styles.address} href={href}>
          <When iso={iso} />
        </a>
      )}
      {edited !== undefined && (
        <>
          {' '}
          · Edited <When iso={edited} />
        </>
      )}
    </p>
  );
}
