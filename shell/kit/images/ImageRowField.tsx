import { REMOVED_FIELD } from '@desert/contract/records/posted-record';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useContext } from 'react';
import { FormContext } from '../form/Form.tsx';
import { dragRow } from '../photos/dragRow.ts';
import { Button } from '../ui/Button.tsx';
import { getAltFieldName, isPhoto, UNSENT } from './imageRows.ts';
import { LinkField } from './LinkField.tsx';
import type { PickPhotos } from './PhotoDrop.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { RowProps } from './useImageRows.ts';
import styles from './ImageFields.module.css';

interface ImageRowFieldProps extends RowProps {
  errorId: string | undefined;
  pick: PickPhotos;
}

export function ImageRowField({ list, row, at, errorId, pick }: ImageRowFieldProps) {
  const { name, rows, least, others, adds, areOptional } = list;
  const { errors } = useContext(FormContext);
  const number = others + at + 1;
  const photo = isPhoto(row.url);
  const named = `${photo ? 'photo' : 'image'} ${number}`;
  const button = (text: string, label: string, act: () => void) => (
    <Button look="quiet" aria-label={label} onClick={act}>
      {text}
    </Button>
  );
  const Fields = photo ? PhotoField : LinkField;
  return (
    <Fields
      {...{ list, row, at, number, errorId }}
      error={errors[`${name}.${row.place}`]}
      altError={errors[`${getAltFieldName(name)}.${row.place}`]}
    >
      <div className={`row ${styles.buttons}`}>
        {(photo || areOptional) && !adds && (
          <label className="target own-row">
            <input
              type="checkbox"
              name={REMOVED_FIELD}
              value={at}
              defaultChecked={list.removed.includes(`${at}`)}
            />{' '}
            Remove when saved<span className="visually-hidden">: {named}</span>
          </label>
        )}
        <div className={`row ${styles.buttons}`} data-needs-script>
          {!adds && button('Replace', `Replace ${named}`, () => pick(row))}
          {adds &&
            (photo || at >= least) &&
            button('Remove', `Remove ${named}`, () => list.remove(at))}
          {rows.length > 1 && rows.some(({ url }) => isPhoto(url)) && (
            <RowOrder list={list} row={row} at={at} named={named} />
          )}
          {row.before && button('Undo', `Undo replacing ${named}`, () => list.restore(at))}
          {row.url === UNSENT &&
            !row.file &&
            adds &&
            button('Choose again', `Choose ${named} again`, () => pick(row))}
        </div>
      </div>
    </Fields>
  );
}

function RowOrder({ list, row, at, named }: RowProps & { named: string }) {
  const move = (to: number) => list.move(row, at, to);
  const button = (direction: 'up' | 'down', to: number) => {
    const isAtEnd = to < 0 || to >= list.rows.length;
    const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
    return (
      <button
        type="button"
        className="round"
        aria-label={`Move ${named} ${direction}`}
        aria-disabled={isAtEnd}
        onClick={() => isAtEnd || move(to)}
      >
        <Arrow aria-hidden="true" />
      </button>
    );
  };
  return (
    <div className={`flex ${styles.order}`}>
      <span
        className={`round ${styles.handle}`}
        title="Drag to reorder"
        onPointerDown={(event) => dragRow(event.nativeEvent, move)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      {button('up', at - 1)}
      {button('down', at + 1)}
    </div>
  );
}
