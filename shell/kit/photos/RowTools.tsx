import type { ImageList } from '../images/imageList.ts';
import { isPhoto, type ImageRow, UNSENT } from '../images/useImageRows.ts';
import { Button } from '../ui/Button.tsx';
import { RowOrder } from './RowOrder.tsx';
import { moveRow, restoreRow } from './rows.ts';

interface RowToolsProps {
  list: ImageList;
  row: ImageRow;
  /** Its place among the rows, from 0. */
  at: number;
}

/** What can be done with a row of a form's images once photos are among them. */
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
