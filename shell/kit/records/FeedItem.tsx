import type { FeedEntry } from '@desert/contract/members/feed';
import { formatPrice } from '@desert/contract/store/price-texts';
import { Link } from '../app/Link.tsx';
import { RecordPicture } from '../images/Picture.tsx';
import { Excerpt } from '../text/Excerpt.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Face } from '../ui/Sweater.tsx';
import { Time } from '../ui/Time.tsx';
import { StoryCounts } from './StoryCounts.tsx';

const VERBS: Partial<Record<FeedEntry['kind'], string>> = {
  merch: 'is selling',
  memories: 'remembers',
  attendances: 'was there',
};

/** An entry of the feed: member, time, title, two lines of text, and a small picture. */
export function FeedItem({ entry }: { entry: FeedEntry }) {
  const { kind, path, author, created_at, title, text, picture, price, likes, comment_count } =
    entry;
  return (
    <li className="faced align-start positioned pad-4">
      <Face member={author} />
      {picture && (
        <div className="thumb clipped rounded">
          <RecordPicture image={picture} name={title} place="small" />
        </div>
      )}
      <div className="stack gap-1 content-start shrinks">
        <p className="caption">
          <b className="ink">
            <MemberName username={author.username} />
          </b>{' '}
          {VERBS[kind] ?? 'posted'} · <Time iso={created_at} ago />
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
        {price !== undefined && <b className="accent">{formatPrice(price)}</b>}
        {likes !== undefined && comment_count !== undefined && (
          <StoryCounts story={{ likes, comment_count }} />
        )}
      </div>
    </li>
  );
}
