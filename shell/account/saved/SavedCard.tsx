import type { PriceTexts } from '@desert/contract/price-texts';
import type { SavedEntry } from '@desert/contract/saved';
import { Button, Link, MemberName, Time } from '@desert/kit';
import { Picture } from '@desert/kit/shell';
import { entryFacts } from './entryFacts.ts';
import styles from './SavedPage.module.css';

interface SavedCardProps {
  entry: SavedEntry;
  onRemove: () => void;
}

export function SavedCard({ entry, onRemove }: SavedCardProps) {
  const { title, href, pictures, image, by, author, price } = entryFacts(entry);
  return (
    <>
      {pictures && (
        <div className={styles.picture}>
          <Picture image={image} name={title} place="small" />
        </div>
      )}
      <div className={styles.text}>
        <h2 dir="auto">
          <Link href={href}>{title}</Link>
        </h2>
        {price && (
          <p className={styles.price}>
            <SavedPrice {...price} />
          </p>
        )}
        <p className={`caption ${styles.by}`}>
          {by} <MemberName username={author} />
        </p>
      </div>
      <div className={styles.foot}>
        <p className="caption">
          Saved <Time iso={entry.saved_at} />
        </p>
        <Button
          look="subtle"
          data-needs-script
          aria-label={`Remove ${title} from Saved`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

function SavedPrice({ price, before, asked, soldFor, state }: PriceTexts) {
  return (
    <>
      {price && <b>{price}</b>}{' '}
      {before && (
        <s className="caption">
          <span className="visually-hidden">Previous price: </span>
          {before}
        </s>
      )}{' '}
      {state && (
        <span className={styles.standing}>
          {state}
          {soldFor && ` for ${soldFor}`}
        </span>
      )}{' '}
      {asked && <span className="caption">listed at {asked}</span>}
    </>
  );
}
