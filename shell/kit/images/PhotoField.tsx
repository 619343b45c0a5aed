import { useId } from 'react';
import { TextField } from '../form/fields.tsx';
import type { ImageFieldProps } from './ImageField.tsx';
import type { ImageList } from './imageList.ts';
import { altName } from './pairImages.ts';
import { type ImageRow, UNSENT } from './useImageRows.ts';
import fields from '../form/fields.module.css';
import styles from './ImageFields.module.css';

interface PhotoFieldProps extends ImageFieldProps {
  list: ImageList;
  row: ImageRow;
}

/** One photo, and a field for what it shows; how far it is on its way, once the code for that is there. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, at, number, row, error, altError, list, children } = props;
  const id = useId();
  const isUnsent = row.url === UNSENT;
  return (
    <fieldset
      className={`stack tight ${styles.row} ${styles.photo}`}
      data-row
      data-field={`${name}.${at}`}
      tabIndex={-1}
      aria-describedby={error && id}
    >
      <legend className="visually-hidden">Photo {number}</legend>
      <input type="hidden" name={name} value={row.url} />
      {list.tools ? (
        <list.tools.PhotoState list={list} row={row} number={number} />
      ) : (
        <div className={styles.preview}>
          <noscript>
            <img src={row.url} alt="" loading="lazy" />
          </noscript>
        </div>
      )}
      <div className="stack tight">
        {error && (
          <p id={id} className={fields.error}>
            {isUnsent
              ? 'This photo hasn’t uploaded, so the form can’t be sent yet. Choose it again or remove it.'
              : error}
          </p>
        )}
        <TextField
          label={`Describe photo ${number} (optional)`}
          name={altName(name)}
          data-field={`${altName(name)}.${at}`}
          defaultValue={row.alt}
          error={altError ?? ''}
          hint={at === 0 ? 'A few words for people who can’t see it.' : undefined}
        />
        {children}
      </div>
    </fieldset>
  );
}
