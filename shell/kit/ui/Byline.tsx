import { MemberName } from './MemberName.tsx';
import { LocalTime, Time } from './Time.tsx';
import styles from './Byline.module.css';

interface BylineProps {
  author: string;
  iso: string;
  edited?: string | undefined;
  /** Permalink, which the time links to. */
  href?: string | undefined;
  hour?: boolean;
}

/** A record's author and date, and when it was last edited. */
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
