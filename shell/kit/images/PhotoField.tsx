import { parsePhotoPath, photoPath, SMALL_WIDTHS } from '@desert/contract/photos/photos';
import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { canRetry, isUnderWay, describeUpload } from '../photos/uploadState.ts';
import { useUpload } from '../photos/useUpload.ts';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { getAltFieldName, UNSENT } from './imageRows.ts';
import type { FieldsProps } from './useImageRows.ts';
import styles from './ImageFields.module.css';

export function PhotoField({ list, row, at, number, error, altError, children }: FieldsProps) {
  const { name } = list;
  const { key, url, file } = row;
  const id = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  const { state, shown, note, again } = useUpload({
    element,
    file,
    otherwise: { is: url === UNSENT ? 'lost' : 'uploaded' },
    onSettled(state, url) {
      announce([`Photo ${number}: ${describeUpload(state)}`, note].filter(Boolean).join('. '));
      if (url !== undefined) list.setUrl(key, url);
    },
  });
  const isGoing = isUnderWay(state);
  return (
    <fieldset
      ref={element}
      className={`stack tight positioned fill pad-4 sunken ${styles.row} align-start ${styles.photo}`}
      data-row
      data-field={`${name}.${at}`}
      tabIndex={-1}
      aria-describedby={error && id}
    >
      <legend className="visually-hidden">Photo {number}</legend>
      <input type="hidden" name={name} value={url} />
      <div className={`stack ${styles.upload}`}>
        <Thumbnail sources={file ? shown : listThumbnails(url)} />
        <div
          className={`stack gap-1 content-start justify-start shrinks breakable ${styles.state}`}
        >
          <p className="semibold">
            Photo {number}
            {file && (
              <span className="text-small regular block" dir="auto">
                {file.name}
              </span>
            )}
          </p>
          <p className={state.is === 'failed' ? 'semibold accent' : undefined}>
            {describeUpload(state)}
          </p>
          {note && <p>{note}</p>}
          {isGoing && (
            <progress
              aria-label={`Uploading photo ${number}`}
              max={100}
              value={state.is === 'uploading' ? state.sent : undefined}
            />
          )}
          {canRetry(state) && (
            <Button
              look="quiet"
              aria-label={`Try again: upload photo ${number}`}
              onClick={() => {
                // A retry removes the focused button.
                element.current?.focus();
                again();
              }}
            >
              Try again
            </Button>
          )}
        </div>
      </div>
      <div className="stack tight">
        {error && (
          <p id={id} className="text-small semibold accent">
            {url === UNSENT
              ? 'This photo hasn’t uploaded, so the form can’t be sent yet. Choose it again or remove it.'
              : error}
          </p>
        )}
        <TextField
          label={`Describe photo ${number} (optional)`}
          name={getAltFieldName(name)}
          data-field={`${getAltFieldName(name)}.${at}`}
          defaultValue={row.alt}
          error={altError ?? ''}
          hint={at === 0 ? 'A few words for people who can’t see it.' : undefined}
        />
        {children}
      </div>
    </fieldset>
  );
}

/** A thumbnail that tries its sources in order, files or addresses; an empty frame if all fail. */
export function Thumbnail({ sources }: { sources: readonly (Blob | string)[] }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<readonly (Blob | string)[]>([]);
  const source = sources.find((each) => !failed.includes(each));
  const last = sources.at(-1);
  // Set after hydration, so that errors are observed.
  useEffect(() => {
    if (!source || !image.current) return undefined;
    const url = typeof source === 'string' ? source : URL.createObjectURL(source);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return (
    <span className={`clipped rounded ${styles.thumbnail}`}>
      {source && (
        <img
          ref={image}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed([...failed, source])}
        />
      )}
      <noscript>{typeof last === 'string' && <img src={last} alt="" loading="lazy" />}</noscript>
    </span>
  );
}

/** Addresses to try for a thumbnail. The smallest variant is missing for photos posted without JavaScript. */
export function listThumbnails(url: string): string[] {
  const file = parsePhotoPath(url);
  const [width] = SMALL_WIDTHS;
  if (!file) return [];
  return file.width > width ? [photoPath({ ...file, width }), url] : [url];
}
