import { MemberName } from './MemberName.tsx';
import { Time } from './Time.tsx';
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
  return (
    <p className="caption">
      <b className={`ink ${styles.author}`}>
        <MemberName username={author} />
      </b>{' '}
      <span className={styles.time}>
        {href === undefined ? (
          <Time iso={iso} hour={hour} ago />
        ) : (
          <a className="quiet-link tap-area" href={href}>
            <Time iso={iso} hour={hour} ago />
          </a>
        )}
      </span>
      {edited !== undefined && (
        <>
          {' '}
          · Edited <Time iso={edited} hour={hour} />
        </>
      )}
    </p>
  );
}
