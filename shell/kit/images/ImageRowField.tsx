import { imageAddressOf } from '@desert/contract/images';
import { REMOVED_FIELD } from '@desert/contract/posted-record';
import { useContext, useId, type ReactNode, useEffect, useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { FormContext } from '../form/Form.tsx';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { type ImageList, altName, isPhoto, type ImageRow, UNSENT } from './imageRows.ts';
import type { PhotoTools } from './usePhotos.ts';
import fields from '../form/fields.module.css';
import styles from './ImageFields.module.css';

interface ImageRowFieldProps {
  list: ImageList;
  row: ImageRow;
  /** Its place among the rows, from 0. */
  at: number;
  /** Undefined until they are loaded. */
  tools: PhotoTools | undefined;
}

/** One image of a form, a photo or an address, with its buttons. */
export function ImageRowField({ list, row, at, tools }: ImageRowFieldProps) {
  const { name, least, saved, others, adds, pick, remove } = list;
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
      tools={tools}
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

interface PhotoFieldProps extends ImageFieldProps {
  list: ImageList;
  row: ImageRow;
  tools: PhotoTools | undefined;
}

/** One photo with its description, and its upload state once the tools are loaded. */
function PhotoField(props: PhotoFieldProps) {
  const { name, at, number, row, error, altError, list, tools, children } = props;
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
      {tools ? (
        <tools.PhotoState list={list} row={row} number={number} />
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

/** How long typing pauses before an address is tried, in ms. */
const PAUSE_MS = 300;

const HINT =
  'It starts with https:// or /images/. Links to other sites can stop working, so uploading is safer.';
/** The hint begins with this if the form has a button to upload a photo. */
const INSTEAD = 'Paste a link instead.';

/** Not an error: the picture may be there another day. */
const NO_PICTURE = 'We couldn’t load a photo from this link. You can still save it.';

export interface ImageFieldProps {
  name: 'urls' | 'newUrls';
  /** Its place among the fields, from 0. */
  at: number;
  /** Which of the record's images it is, from 1. */
  number: number;
  image: { url: string; alt: string };
  error: string | undefined;
  altError: string | undefined;
  list: Pick<ImageList, 'adds' | 'errorId'>;
  /** The row's buttons. */
  children?: ReactNode;
}

/** The address and the description of one image. */
export function ImageField(props: ImageFieldProps) {
  const { name, at, number, image, error, altError, list, children } = props;
  const help = list.adds ? `${INSTEAD} ${HINT}` : HINT;
  const [url, setUrl] = useState(imageAddressOf(image.url));
  const [failed, setFailed] = useState<string>();
  return (
    <div className={`stack tight ${styles.row}`} data-row>
      <TextField
        label={`Image URL ${number}`}
        name={name}
        data-field={`${name}.${at}`}
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={image.url}
        onInput={({ currentTarget }) => setUrl(imageAddressOf(currentTarget.value))}
        error={error ?? ''}
        errorId={list.errorId}
        hint={url && failed === url && !error ? NO_PICTURE : help}
      />
      <Preview url={url} onFailed={setFailed} />
      <TextField
        label={`Image ${number} description (optional)`}
        name={altName(name)}
        data-field={`${altName(name)}.${at}`}
        defaultValue={image.alt}
        error={altError ?? ''}
      />
      {children}
    </div>
  );
}

/**
 * Previews the picture at an address; nothing for ''. Its frame is there before the picture loads: a later one would move
 * a button while the user presses it.
 */
function Preview({ url, onFailed }: { url: string; onFailed: (url?: string) => void }) {
  const [tried, setTried] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const pause = setTimeout(() => setTried(url), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [url]);
  if (!url) return null;
  return (
    <div className={styles.frame}>
      {tried && (
        <img
          className={styles.preview}
          src={tried}
          alt="Preview"
          hidden={loaded !== tried}
          onLoad={() => {
            setLoaded(tried);
            onFailed(undefined);
          }}
          onError={() => {
            onFailed(tried);
            announce(NO_PICTURE);
          }}
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
