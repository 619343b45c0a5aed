import { MAX_IMAGES } from '@desert/contract/images';
import { useState } from 'react';
import type { FormErrors } from '../form/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { ImageField } from './ImageField.tsx';
import styles from './ImageFields.module.css';

export interface ImageFieldsProps {
  /** 'urls' for those a record is made with or has, 'newUrls' for those an update adds. */
  name: 'urls' | 'newUrls';
  legend: string;
  errors: FormErrors;
  /** The images to begin with; one empty field where there are none and one is `kept`. */
  images?: readonly { url: string; alt: string }[];
  /** How many of the first fields cannot be removed. */
  kept: number;
  /** What the button says that adds a field; without it none can be added. */
  addText?: string;
  /** How many images the record has besides these. */
  others?: number;
}

interface Row {
  key: number;
  url: string;
  alt: string;
}

/** Fields for the addresses of images, each with a description and, once it loads, a preview. */
export function ImageFields(props: ImageFieldsProps) {
  const { name, legend, errors, images = [], kept, addText, others = 0 } = props;
  const [rows, setRows] = useState<Row[]>(() => {
    const given = images.map(({ url, alt }, key) => ({ key, url, alt }));
    return given.length > 0 ? given : Array.from({ length: kept }, (_, key) => emptyRow(key));
  });
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const full = rows.length + others >= MAX_IMAGES;
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{legend}</legend>
      {rows.map((row, at) => (
        <ImageField
          key={row.key}
          name={name}
          at={at}
          image={row}
          error={errors[`${name}.${at}`]}
          altError={errors[`${altName(name)}.${at}`]}
          onRemove={
            at < kept ? undefined : () => setRows(rows.filter(({ key }) => key !== row.key))
          }
        />
      ))}
      {addText !== undefined && !full && (
        <Button look="quiet" onClick={() => setRows([...rows, emptyRow(nextKey)])}>
          {addText}
        </Button>
      )}
    </fieldset>
  );
}

/** The field that holds the descriptions. */
function altName(name: ImageFieldsProps['name']): 'alts' | 'newAlts' {
  return name === 'urls' ? 'alts' : 'newAlts';
}

/** The images in a form, in order. */
export function imagesIn(data: FormData, name: ImageFieldsProps['name']) {
  const alts = textsIn(data, altName(name));
  return textsIn(data, name).map((url, at) => ({ url, alt: alts[at] ?? '' }));
}

function textsIn(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string');
}

const emptyRow = (key: number): Row => ({ key, url: '', alt: '' });
