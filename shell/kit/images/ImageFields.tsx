import { MAX_IMAGES } from '@desert/contract/images';
import { useContext, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, RestoredValues } from '../form/fieldValues.ts';
import { FormContext } from '../form/Form.tsx';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { ImageField } from './ImageField.tsx';
import { altName, pairImages } from './pairImages.ts';
import { useImageRows } from './useImageRows.ts';
import styles from './ImageFields.module.css';

/** Where a record has room for no more. */
const FULL = `That is ${MAX_IMAGES} pictures, as many as there can be.`;

export interface ImageFieldsProps {
  /** 'urls' for those a record is made with or has, 'newUrls' for those an update adds. */
  name: 'urls' | 'newUrls';
  legend: string;
  /** The images to begin with; one empty field where there are none and one is `fixed`. */
  images?: readonly { url: string; alt: string }[];
  /** How many of the first fields cannot be removed. */
  fixed: number;
  /** What the button says that adds a field; without it none can be added. */
  addText?: string;
  /** How many images the record has before these. */
  others?: number;
}

/** Fields for the addresses of images, each with a description and, once it loads, a preview. */
export function ImageFields(props: ImageFieldsProps) {
  const { name, legend, images = [], fixed, addText, others = 0 } = props;
  const { errors } = useContext(FormContext);
  const restored = useContext(RestoredValues);
  const begun = restored
    ? restoredImages(restored, name, addText === undefined ? images : [])
    : images;
  const { rows, add, remove } = useImageRows(begun, fixed, errors);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const room = MAX_IMAGES - others - rows.length;

  /** Changes the rows, and moves on to a field's address; to the button where there is no such field. */
  function changeAndFocus(change: () => void, at: number) {
    flushSync(change);
    const fields = fieldset.current?.querySelectorAll<HTMLElement>(`[name="${name}"]`);
    const button = fieldset.current?.querySelector<HTMLElement>(':scope > button');
    (fields?.[at] ?? button)?.focus();
  }

  function addLast() {
    changeAndFocus(add, rows.length);
    if (room === 1) announce(FULL);
  }

  function removeAt(at: number, key: number) {
    changeAndFocus(() => remove(key), at - 1);
    // What stores a draft of the form hears of it as of typing.
    fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <fieldset ref={fieldset} className={`stack ${styles.fields}`}>
      <legend className={styles.legend}>{legend}</legend>
      <RestoredValues value={undefined}>
        {rows.map(({ key, url, alt, place }, at) => (
          <ImageField
            key={key}
            name={name}
            at={at}
            number={others + at + 1}
            image={{ url, alt }}
            error={errors[`${name}.${place}`]}
            altError={errors[`${altName(name)}.${place}`]}
            onRemove={at < fixed ? undefined : () => removeAt(at, key)}
          />
        ))}
      </RestoredValues>
      {addText !== undefined &&
        (room > 0 ? (
          <Button look="quiet" data-needs-script onClick={addLast}>
            {addText}
          </Button>
        ) : (
          <p className={styles.full}>{FULL}</p>
        ))}
    </fieldset>
  );
}

/** The images in a draft; where a record's own are edited, as many as it has. */
function restoredImages(
  values: FieldValues,
  name: ImageFieldsProps['name'],
  images: readonly { url: string; alt: string }[],
) {
  const { [name]: urls = [], [altName(name)]: alts = [] } = values;
  if (images.length === 0) return pairImages(urls, alts);
  return images.map(({ url, alt }, at) => ({ url: urls[at] ?? url, alt: alts[at] ?? alt }));
}
