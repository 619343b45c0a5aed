import type { SavedEntry } from '@desert/contract/records/saved';
import type { PriceTexts } from '@desert/contract/store/price-texts';
import { Button, MemberName, Time } from '@desert/kit';
import { RecordRow } from '@desert/kit/shell/record-row';
import { toEntryFacts } from './entryFacts.ts';
import styles from './SavedPage.module.css';

interface SavedCardProps {
  entry: SavedEntry;
  onRemove: () => void;
}

export function SavedCard({ entry, onRemove }: SavedCardProps) {
  const { title, href, pictures, image, by, author, price } = toEntryFacts(entry);
  return (
    <RecordRow
      level={2}
      href={href}
      title={title}
      image={pictures ? (image ?? null) : undefined}
      note={
        <>
          {price && (
            <p className={styles.price}>
              <SavedPrice {...price} />
            </p>
          )}
          <p className={`caption ${styles.by}`}>
            {by} <MemberName username={author} />
          </p>
        </>
      }
    >
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
    </RecordRow>
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
        <span className="semibold">
          {state}
          {soldFor && ` for ${soldFor}`}
        </span>
      )}{' '}
      {asked && <span className="caption">listed at {asked}</span>}
    </>
  );
}
