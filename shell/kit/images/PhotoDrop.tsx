import { MAX_IMAGES } from '@desert/contract/images';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { PhotoFiles } from './PhotoFiles.tsx';
import type { PickPhotos } from './usePhotoPicker.tsx';
import fields from '../form/fields.module.css';
import styles from './PhotoDrop.module.css';

/** The note when a record has the most photos. */
export const FULL = `You’ve added ${MAX_IMAGES} photos, the most allowed.`;

interface PhotoDropProps {
  /** How many photos the form can add in total, and how many more it can add now. */
  most: number;
  room: number;
  /** How many chosen photos were over the limit. */
  leftOut: number;
  isRequired: boolean;
  pick: PickPhotos;
  /** The error message if there is no photo yet, and its ID. */
  missing: string | undefined;
  missingId: string;
}

/** The drop area for photos, with a button that opens the browser's file dialog. */
export function PhotoDrop(props: PhotoDropProps) {
  const { most, room, leftOut, isRequired, pick, missing, missingId } = props;
  const id = useId();
  return (
    <>
      <div className={styles.drop} data-wrong={missing && true} data-needs-script>
        {room > 0 && (
          <>
            <button
              type="button"
              className={`target ${styles.upload}`}
              data-upload
              aria-describedby={missing ? `${id} ${missingId}` : id}
              onClick={() => pick()}
            >
              <ImagePlus aria-hidden="true" />
              Upload photos (up to {most})
            </button>
            <span className={styles.camera}>
              <Button look="subtle" onClick={() => pick(undefined, true)}>
                Take a photo
              </Button>
            </span>
          </>
        )}
        <p id={id} className="caption">
          {room > 0 ? (
            <>
              {isRequired && 'Add at least one photo. '}
              <span className={styles.mouse}>Drop or paste them here, or choose files. </span>
              JPEG, PNG, or WebP.
            </>
          ) : (
            FULL
          )}
          {leftOut > 0 && ` ${leftOut} more didn’t fit.`}
        </p>
      </div>
      {most > 0 && <PhotoFiles most={most} isRequired={isRequired} />}
      {missing && (
        <p id={missingId} className={fields.error}>
          {missing}
        </p>
      )}
    </>
  );
}
