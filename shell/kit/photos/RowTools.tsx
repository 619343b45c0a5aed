import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ImageList, isPhoto, type ImageRow, UNSENT } from '../images/imageRows.ts';
import { Button } from '../ui/Button.tsx';
import { moveRow, restoreRow } from './rows.ts';
import styles from './RowOrder.module.css';

interface RowToolsProps {
  list: ImageList;
  row: ImageRow;
  /** Its place among the rows, from 0. */
  at: number;
}

/** The buttons of an image row for forms with photos: reorder, undo, choose again. */
export function RowTools({ list, row, at }: RowToolsProps) {
  const name = `${isPhoto(row.url) ? 'photo' : 'image'} ${list.others + at + 1}`;
  const isLost = row.url === UNSENT && !row.file;
  return (
    <>
      {list.rows.length > 1 && (
        <RowOrder
          name={name}
          at={at}
          count={list.rows.length}
          onMove={(to) => moveRow(list, at, to)}
        />
      )}
      {row.before && (
        <Button
          look="quiet"
          aria-label={`Undo replacing ${name}`}
          onClick={() => restoreRow(list, at)}
        >
          Undo
        </Button>
      )}
      {isLost && list.adds && (
        <Button look="quiet" aria-label={`Choose ${name} again`} onClick={() => list.pick(row)}>
          Choose again
        </Button>
      )}
    </>
  );
}

interface RowOrderProps {
  /** The row's name: 'photo 2'. */
  name: string;
  /** Its place, from 0, and how many places there are. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Reorders a row, by buttons or by a drag handle. */
function RowOrder({ name, at, count, onMove }: RowOrderProps) {
  const button = (direction: 'up' | 'down', to: number) => {
    const isAtEnd = to < 0 || to >= count;
    const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
    return (
      <button
        type="button"
        className="round"
        aria-label={`Move ${name} ${direction}`}
        aria-disabled={isAtEnd}
        onClick={() => isAtEnd || onMove(to)}
      >
        <Arrow aria-hidden="true" />
      </button>
    );
  };
  return (
    <div className={styles.order}>
      <span
        className={`round ${styles.handle}`}
        title="Drag to reorder"
        onPointerDown={(event) => dragRow(event.nativeEvent, onMove)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      {button('up', at - 1)}
      {button('down', at + 1)}
    </div>
  );
}

/** Distance from the window's edge within which the page scrolls, and the scroll a frame, in pixels. */
const EDGE = 96;
const SCROLL_STEP = 10;

/**
 * Drags a row among its siblings with `data-row`. Escape cancels.
 * @param down the press on its handle
 * @param onMove called on drop with the new place, from 0, if that is another one
 */
function dragRow(down: PointerEvent, onMove: (to: number) => void): void {
  const row = (down.target as Element).closest<HTMLElement>('[data-row]');
  if (!row?.parentElement || down.button !== 0) return;
  down.preventDefault();
  const rows = [...row.parentElement.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  const from = rows.indexOf(row);
  const others = rows.filter((each) => each !== row);
  const start = down.clientY + window.scrollY;
  const letGo = new AbortController();
  const { signal } = letGo;
  let y = down.clientY;
  let to = from;
  let frame = 0;

  function follow() {
    if (y < EDGE) window.scrollBy({ top: -SCROLL_STEP, behavior: 'instant' });
    if (y > window.innerHeight - EDGE) window.scrollBy({ top: SCROLL_STEP, behavior: 'instant' });
    row?.style.setProperty('transform', `translateY(${y + window.scrollY - start}px)`);
    to = others.filter((each) => middleOf(each) < y).length;
    for (const each of others) delete each.dataset['drop'];
    const next = others[to];
    const beside = next ?? others.at(-1);
    if (to !== from && beside) beside.dataset['drop'] = next ? 'before' : 'after';
    frame = requestAnimationFrame(follow);
  }

  function end(isDone: boolean) {
    letGo.abort();
    cancelAnimationFrame(frame);
    row?.style.removeProperty('transform');
    delete row?.dataset['dragged'];
    for (const each of others) delete each.dataset['drop'];
    if (isDone && to !== from) onMove(to);
  }

  const isOurs = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  window.addEventListener('pointermove', (event) => isOurs(event) && (y = event.clientY), {
    signal,
  });
  window.addEventListener('pointerup', (event) => isOurs(event) && end(true), { signal });
  window.addEventListener('pointercancel', (event) => isOurs(event) && end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  row.dataset['dragged'] = '';
  follow();
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
