import type { FeedEntry } from '@desert/contract/members/feed';
import { Excerpt, Link, MemberName, Picture, StoryCounts, Time } from '@desert/kit';
import { Face } from './Face.tsx';
import styles from './Home.module.css';

/** Kinds without a verb of their own were posted. */
const VERBS: Partial<Record<FeedEntry['kind'], string>> = {
  merch: 'is selling',
  memories: 'remembers',
  attendances: 'was there',
};

export function FeedItem({ entry }: { entry: FeedEntry }) {
  const { kind, path, username, created_at, title, text, picture, price, likes, comment_count } =
    entry;
  return (
    <li className={`positioned pad-4 ${styles.entry}`}>
      <Face username={username} className={styles.face} />
      <div className="stack gap-1 content-start shrinks">
        <p className="caption">
          <b className="ink">
            <MemberName username={username} />
          </b>{' '}
          {VERBS[kind] ?? 'posted'} · <Time iso={created_at} />
        </p>
        <h3 dir="auto" className="text-large">
          <Link className="stretched quiet-link" href={path}>
            {title}
          </Link>
        </h3>
        {text !== '' && (
          <p dir="auto" className="clamped lines-2">
            {kind === 'attendances' ? `“${text}”` : <Excerpt text={text} />}
          </p>
        )}
        {price !== undefined && <b className="accent">${price}</b>}
        {likes !== undefined && comment_count !== undefined && (
          <StoryCounts story={{ likes, comment_count }} />
        )}
      </div>
      {picture && (
        <div className={`clipped rounded ${styles.thumb}`}>
          <Picture image={picture} name={title} place="small" />
        </div>
      )}
    </li>
  );
}
