import type { FeedEntry } from '@desert/contract/members/feed';
import { Excerpt, Face, Link, MemberName, RecordPicture, StoryCounts, Time } from '@desert/kit';
import styles from './Home.module.css';

export function LeadMemory({ entry }: { entry: FeedEntry }) {
  const { path, author, created_at, title, text, picture, likes = 0, comment_count = 0 } = entry;
  return (
    <article className={`card positioned clipped linked ${styles.lead}`}>
      <RecordPicture image={picture} name={title} place="page" first />
      <div className="stack tight pad-4 content-center">
        <p className="caption">A fan remembers</p>
        <h2 dir="auto">
          <Link className="stretched quiet-link" href={path}>
            {title}
          </Link>
        </h2>
        <p dir="auto" className="clamped text-large">
          <Excerpt text={text} />
        </p>
        <div className="row gap-2">
          <Face member={author} />
          <p className="caption">
            <b className="ink">
              <MemberName username={author.username} />
            </b>{' '}
            <Time iso={created_at} ago />
          </p>
          <StoryCounts story={{ likes, comment_count }} />
        </div>
      </div>
    </article>
  );
}
