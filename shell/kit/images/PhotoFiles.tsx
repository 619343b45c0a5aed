import { PHOTO_BYTES_MAX, PHOTO_TYPES } from '@desert/contract/photos';
import { PHOTOS_FIELD, POSTED_BYTES_MAX } from '@desert/contract/posted-record';
import { useContext } from 'react';
import { TextField } from '../form/fields.tsx';
import { FormContext } from '../form/Form.tsx';
import styles from '../form/fields.module.css';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const BYTES = `${megabytes(PHOTO_BYTES_MAX)} each, ${megabytes(POSTED_BYTES_MAX)} in total.`;

/** The field of a description is beside that of an address. */
const DESCRIBED = 'If you leave the link below empty, its description goes with your first photo.';
const DESCRIBE_LATER = 'You can describe the photos here after you save them.';

/**
 * The plain field for photos of a form that posts itself, where there is no script.
 * @param most the maximum number of photos
 * @param isRequired whether the record needs a photo; if so, fields for a link and its description follow
 */
export function PhotoFiles({ most, isRequired }: { most: number; isRequired: boolean }) {
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
          hint={`${isRequired ? 'Add at least one photo. ' : ''}Up to ${most}, ${BYTES} ${isRequired ? DESCRIBED : DESCRIBE_LATER}`}
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
