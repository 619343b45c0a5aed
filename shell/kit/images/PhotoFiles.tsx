import { PHOTO_BYTES_MAX, PHOTO_TYPES } from '@desert/contract/photos';
import { PHOTOS_FIELD, POSTED_BYTES_MAX } from '@desert/contract/posted-record';
import { useContext } from 'react';
import { TextField } from '../form/fields.tsx';
import { FormContext } from '../form/Form.tsx';
import styles from '../form/fields.module.css';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const HINT = `At most ${megabytes(PHOTO_BYTES_MAX)} each and ${megabytes(POSTED_BYTES_MAX)} together.`;

/** The field of a description is beside that of an address. */
const DESCRIBED = 'Without an address above, the description there is that of the first photo.';
const DESCRIBE_LATER = 'Once they are saved you can describe them here.';

/**
 * The plain field for photos of a form that posts itself, where there is no script.
 * @param described whether a field of a new image is above it
 */
export function PhotoFiles({ described }: { described: boolean }) {
  const { errors } = useContext(FormContext);
  const wrong = errors[PHOTOS_FIELD];
  return (
    <>
      <noscript>
        <TextField
          label="Photos from this device"
          name={PHOTOS_FIELD}
          type="file"
          multiple
          accept={Object.values(PHOTO_TYPES).join()}
          hint={`${HINT} ${described ? DESCRIBED : DESCRIBE_LATER}`}
        />
      </noscript>
      {wrong && (
        <p className={styles.error} data-needs-script>
          {wrong}
        </p>
      )}
    </>
  );
}
