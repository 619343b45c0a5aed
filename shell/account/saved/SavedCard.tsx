import type { SavedEntry } from '@desert/contract/saved';
import { Button, Link, MemberName, Time } from '@desert/kit';
import { Picture } from '@desert/kit/shell';
import { entryFacts } from './entryFacts.ts';
import styles from './SavedPage.module.css';

interface SavedCardProps {
  entry: SavedEntry;
  onRemove: () => void;
}

/** A record that was saved. */
export function SavedCard({ entry, onRemove }: SavedCardProps) {
  const { title, href, pictures, image, by, author, price, before, standing } = entryFacts(entry);
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
        {(price ?? standing) && (
          <p className={styles.price}>
            {price && <b>{price}</b>}{' '}
            {before !== undefined && (
              <s className="caption">
                <span className="visually-hidden">before: </span>
                {before}
              </s>
            )}{' '}
            {standing && <span className={styles.standing}>{standing}</span>}
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
        <Button look="subtle" data-needs-script aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </>
  );
}
