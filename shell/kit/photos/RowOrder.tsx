import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { dragRow } from './dragRow.ts';
import styles from './RowOrder.module.css';

export interface RowOrderProps {
  /** What moves: 'photo 2'. */
  name: string;
  /** Its place, from 0, and how many places there are. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Changes the place of a row: by buttons, or by a handle to drag it by. */
export function RowOrder({ name, at, count, onMove }: RowOrderProps) {
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <div className={styles.order}>
      <span
        className={`round ${styles.handle}`}
        title="Drag to reorder"
        onPointerDown={(event) => dragRow(event.nativeEvent, onMove)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      <button
        type="button"
        className="round"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(at - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className="round"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(at + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </div>
  );
}
