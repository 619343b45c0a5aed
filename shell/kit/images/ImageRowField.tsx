import { REMOVED_FIELD } from '@desert/contract/posted-record';
import { useContext } from 'react';
import { FormContext } from '../form/Form.tsx';
import { Button } from '../ui/Button.tsx';
import { ImageField } from './ImageField.tsx';
import type { ImageList } from './imageList.ts';
import { altName } from './pairImages.ts';
import { PhotoField } from './PhotoField.tsx';
import { isPhoto, type ImageRow } from './useImageRows.ts';
import styles from './ImageFields.module.css';

interface ImageRowFieldProps {
  list: ImageList;
  row: ImageRow;
  /** Its place among the rows, from 0. */
  at: number;
}

/** One image of a form, a photo or an address, and what can be done with it. */
export function ImageRowField({ list, row, at }: ImageRowFieldProps) {
  const { name, least, saved, others, adds, tools, pick, remove } = list;
  const { errors } = useContext(FormContext);
  const number = others + at + 1;
  const photo = isPhoto(row.url);
  const isFixed = at < saved || (at < least && !photo);
  const button = (text: string, act: () => void) => (
    <Button
      look="quiet"
      aria-label={`${text} ${photo ? 'photo' : 'image'} ${number}`}
      onClick={act}
    >
      {text}
    </Button>
  );
  const Field = photo ? PhotoField : ImageField;
  return (
    <Field
      name={name}
      at={at}
      number={number}
      image={row}
      row={row}
      list={list}
      error={errors[`${name}.${row.place}`]}
      altError={errors[`${altName(name)}.${row.place}`]}
    >
      <div className={`row ${styles.buttons}`}>
        {photo && !adds && (
          <label className={`target ${styles.remove}`}>
            <input
              type="checkbox"
              name={REMOVED_FIELD}
              value={at}
              defaultChecked={list.removed.includes(`${at}`)}
            />{' '}
            Remove when saved<span className="visually-hidden">: photo {number}</span>
          </label>
        )}
        <div className={`row ${styles.buttons}`} data-needs-script>
          {!adds && button('Replace', () => pick(row))}
          {!isFixed && button('Remove', () => remove(at))}
          {/* Last, so that loading it moves no other button. */}
          {tools && <tools.RowTools list={list} row={row} at={at} />}
        </div>
      </div>
    </Field>
  );
}
