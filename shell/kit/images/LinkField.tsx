import { toImageAddress } from '@desert/contract/photos/images';
import { useEffect, useState } from 'react';
import { TextField } from '../form/fields.tsx';
import { announce } from '../toast/announce.ts';
import { getAltFieldName } from './imageRows.ts';
import type { FieldsProps } from './useImageRows.ts';
import styles from './ImageFields.module.css';

/** Debounce of the preview, in ms. */
const PAUSE_MS = 300;

const HINT =
  'It starts with https:// or /images/. Links to other sites can stop working, so uploading is safer.';
const INSTEAD = 'Paste a link instead.';

/** No error, because the picture may load another day. */
const NO_PICTURE = 'We couldn’t load a photo from this link. You can still save it.';

export function LinkField(props: FieldsProps) {
  const { list, row, at, number, error, altError, errorId, children } = props;
  const { name } = list;
  const help = list.adds ? `${INSTEAD} ${HINT}` : HINT;
  const [url, setUrl] = useState(toImageAddress(row.url));
  const [failed, setFailed] = useState<string>();
  return (
    <div className={`stack tight positioned fill pad-4 sunken ${styles.row}`} data-row>
      <TextField
        label={`Image URL ${number}`}
        name={name}
        data-field={`${name}.${at}`}
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={row.url}
        onInput={({ currentTarget }) => setUrl(toImageAddress(currentTarget.value))}
        error={error ?? ''}
        errorId={errorId}
        hint={url && failed === url && !error ? NO_PICTURE : help}
      />
      <Preview url={url} onFailed={setFailed} />
      <TextField
        label={`Image ${number} description (optional)`}
        name={getAltFieldName(name)}
        data-field={`${getAltFieldName(name)}.${at}`}
        defaultValue={row.alt}
        error={altError ?? ''}
      />
      {children}
    </div>
  );
}

/** Preview of an image. Its frame is reserved, so that loading does not move a button under the pointer. */
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
          className={`block fill rounded ${styles.preview}`}
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
