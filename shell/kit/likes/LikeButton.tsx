import type { Likeable } from '@desert/contract/likes';
import { Heart } from 'lucide-react';
import type { RecordKind } from '../records/recordKind.ts';
import { countOf } from '../text/count.ts';
import { useLikes } from './useLikes.ts';
import buttons from '../ui/Button.module.css';
import styles from './LikeButton.module.css';

export interface LikeButtonProps {
  kind: RecordKind;
  record: Likeable & { id: number };
  /** The id of an element that says what is liked, where there is more than one button. */
  describedBy?: string | undefined;
}

/** Says how many like a record, and whether the viewer does; pressed, it changes that. */
export function LikeButton({ kind, record, describedBy }: LikeButtonProps) {
  const { count, liked, toggle } = useLikes(kind, record);
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.subtle} ${styles.button}`}
      aria-label={`Like, ${countOf(count, 'like')}`}
      aria-describedby={describedBy}
      aria-pressed={liked}
      onClick={toggle}
    >
      <Heart className={styles.heart} size="1.25rem" aria-hidden="true" />
      <span>{count}</span>
    </button>
  );
}
