import { MemberName } from './MemberName.tsx';
import { Time } from './Time.tsx';
import styles from './Byline.module.css';

export interface BylineProps {
  /** The author's name. */
  author: string;
  /** ISO 8601, in UTC. */
  iso: string;
}

/** Who wrote something, and when. */
export function Byline({ author, iso }: BylineProps) {
  return (
    <p className="caption">
      <b className={styles.author}>
        <MemberName username={author} />
      </b>{' '}
      <Time iso={iso} />
    </p>
  );
}
