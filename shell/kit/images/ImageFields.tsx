import { useContext, useEffect, useId } from 'react';
import { RestoredValues } from '../app/fieldValues.ts';
import { FormContext } from '../form/Form.tsx';
import { Button } from '../ui/Button.tsx';
import { ImageRowField } from './ImageRowField.tsx';
import { isPhoto } from './imageRows.ts';
import { PhotoDrop, usePhotoDrop, usePhotoPicker } from './PhotoDrop.tsx';
import { type ImageFieldsProps, useImageRows } from './useImageRows.ts';

interface RecordImagesProps {
  /** The stored images; undefined if the record is new. */
  images: readonly { url: string; alt: string }[] | undefined;
  /** Whether a record can have none, or lose all. */
  areOptional?: boolean;
}

const ADD_NEW = 'Add a New Image';
const ADD_LINK = 'Add a Link to a Photo';
const OPTIONAL = 'Photos (optional)';

/** Fields for a record's images: uploaded photos or links, each with its description. */
export function RecordImages({ images, areOptional = false }: RecordImagesProps) {
  if (!images && !areOptional)
    return <ImageFields name="urls" legend="Images" least={1} addText="Add Another Image" />;
  if (!images)
    return <ImageFields name="urls" legend={OPTIONAL} least={0} addText={ADD_LINK} areOptional />;
  return (
    <>
      {images.length > 0 && (
        <ImageFields
          name="urls"
          legend={images.length > 1 ? 'Original Images' : 'Original Image'}
          images={images}
          least={images.length}
          areOptional={areOptional}
        />
      )}
      <ImageFields
        name="newUrls"
        legend={areOptional && images.length === 0 ? OPTIONAL : ADD_NEW}
        least={0}
        addText={areOptional ? ADD_LINK : ADD_NEW}
        areOptional={areOptional}
        others={images.length}
      />
    </>
  );
}

export function ImageFields(props: ImageFieldsProps) {
  const { errors, pending } = useContext(FormContext);
  const missingId = useId();
  const list = useImageRows(props);
  const { name, rows, least, adds, fieldset } = list;
  const { field, pick } = usePhotoPicker((files, row) =>
    row && files[0] ? list.replace(row, files[0]) : list.addPhotos(files),
  );
  const isOver = usePhotoDrop(fieldset, adds ? list.addPhotos : undefined);
  const [first, ...more] = rows;
  const isAlone = adds && least > 0 && more.length === 0 && !isPhoto(first?.url ?? '');
  const missing = isAlone ? errors[`${name}.${first?.place}`] : undefined;
  const errorId = missing && missingId;

  useEffect(() => {
    // The form focused the blank link field, but the upload button comes first.
    const focused = document.activeElement;
    if (pending || !missing || !(focused instanceof HTMLInputElement) || focused.value) return;
    if (fieldset.current?.contains(focused))
      fieldset.current.querySelector<HTMLElement>('[data-upload]')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only after a submit
  }, [pending]);

  return (
    <fieldset ref={fieldset} className="stack justify-start" data-over={isOver || undefined}>
      <legend className="legend">{props.legend}</legend>
      {adds && <PhotoDrop {...{ list, pick, missing, missingId }} />}
      <RestoredValues value={undefined}>
        {rows.map((row, at) => (
          <ImageRowField key={row.key} {...{ list, row, at, errorId, pick }} />
        ))}
      </RestoredValues>
      {field}
      {adds && list.room > 0 && (
        <div data-needs-script>
          <Button look="subtle" data-add onClick={list.addLink}>
            {props.addText}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
