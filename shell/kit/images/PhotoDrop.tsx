import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@desert/contract/photos/photos';
import { PHOTOS_FIELD, MAX_POSTED_BYTES } from '@desert/contract/records/posted-record';
import ImagePlus from 'lucide-react/icons/image-plus';
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { TextField } from '../form/fields.tsx';
import { FormContext } from '../form/Form.tsx';
import { Button } from '../ui/Button.tsx';
import type { ImageRow } from './imageRows.ts';
import { FULL, type ImageList } from './useImageRows.ts';
import styles from './PhotoDrop.module.css';

interface PhotoDropProps {
  list: ImageList;
  pick: PickPhotos;
  missing: string | undefined;
  missingId: string;
}

export function PhotoDrop(props: PhotoDropProps) {
  const { list, pick, missing, missingId } = props;
  const { most, room, leftOut } = list;
  const isRequired = list.least > 0;
  const id = useId();
  if (list.areOptional) return <PhotoButtons {...props} />;
  return (
    <>
      <div
        className={`stack positioned gap-2 content-center fill pad-4 text-center ${styles.drop}`}
        data-wrong={missing && true}
        data-needs-script
      >
        {room > 0 && (
          <>
            <button
              type="button"
              className={`target stretched gap-1 text-large semibold accent ${styles.upload}`}
              data-upload
              aria-describedby={missing ? `${id} ${missingId}` : id}
              onClick={() => pick()}
            >
              <ImagePlus aria-hidden="true" />
              Upload photos (up to {most})
            </button>
            <TakePhoto pick={pick} />
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
        <p id={missingId} className="text-small semibold accent">
          {missing}
        </p>
      )}
    </>
  );
}

/** Buttons instead of the area to drop photos on, where few records have photos. */
function PhotoButtons({ list: { most, room, leftOut }, pick }: PhotoDropProps) {
  return (
    <>
      <div className="row" data-needs-script>
        {room > 0 ? (
          <>
            <Button look="subtle" icon={ImagePlus} data-upload onClick={() => pick()}>
              Add photos
            </Button>
            <TakePhoto pick={pick} />
          </>
        ) : (
          <p className="caption">{FULL}</p>
        )}
        {leftOut > 0 && <p className="caption">{leftOut} more didn’t fit.</p>}
      </div>
      {most > 0 && <PhotoFiles most={most} isRequired={false} />}
    </>
  );
}

function TakePhoto({ pick }: { pick: PickPhotos }) {
  return (
    <span className={`positioned above ${styles.camera}`}>
      <Button look="subtle" onClick={() => pick(undefined, true)}>
        Take a photo
      </Button>
    </span>
  );
}

const formatFileSize = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const BYTES = `${formatFileSize(MAX_PHOTO_BYTES)} each, ${formatFileSize(MAX_POSTED_BYTES)} in total.`;

const DESCRIBED = 'If you leave the link below empty, its description goes with your first photo.';
const DESCRIBE_LATER = 'You can describe the photos here after you save them.';

/** File input for forms without JavaScript. @param isRequired whether the form needs at least one image */
function PhotoFiles({ most, isRequired }: { most: number; isRequired: boolean }) {
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
        <p className="text-small semibold accent" data-needs-script>
          {wrong}
        </p>
      )}
    </>
  );
}

/**
 * Accepts photos that are dropped on the form or pasted into it. @param onFiles undefined to ignore them @returns
 * whether files are being dragged over the form
 */
export function usePhotoDrop(
  element: RefObject<HTMLFieldSetElement | null>,
  onFiles: ((files: File[]) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event) => {
    const { type, dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent;
    const { types, files } = dataTransfer ?? clipboardData ?? { types: [] as string[], files: [] };
    // Word processors copy text with a picture of it: that stays text.
    if (!onFiles || !types.includes('Files') || types.includes('text/plain')) return;
    // The browser's default opens the file.
    event.preventDefault();
    setOver(type === 'dragover');
    if (!type.startsWith('drag')) onFiles([...files]);
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['dragover', 'dragleave', 'drop', 'paste'])
      element.current?.form?.addEventListener(type, (event) => take(event), controller);
    return () => controller.abort();
  }, [element]);
  return isOver;
}

/** Opens the file dialog. @param row to replace; undefined to add rows @param camera whether to open the camera */
export type PickPhotos = (row?: ImageRow, camera?: boolean) => void;

/** @returns the file input to render, and a function that opens its dialog */
export function usePhotoPicker(onChosen: (files: File[], row?: ImageRow) => void): {
  field: ReactNode;
  pick: PickPhotos;
} {
  const input = useRef<HTMLInputElement>(null);
  const target = useRef<ImageRow>(undefined);
  return {
    field: (
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (files.length > 0) onChosen(files, target.current);
        }}
      />
    ),
    pick(row, camera = false) {
      const field = input.current;
      if (!field) return;
      target.current = row;
      field.multiple = !row;
      field.toggleAttribute('capture', camera);
      field.click();
    },
  };
}
