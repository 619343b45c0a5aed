import { ImageFields } from './ImageFields.tsx';

export interface RecordImagesProps {
  /** The images of the record to update; undefined where the form makes one. */
  images: readonly { url: string; alt: string }[] | undefined;
  /** How many of those to add are saved already: they cannot be removed any more. */
  saved: number;
}

/** Heads the fields for new images, and is what the button says that adds one. */
const ADD_NEW = 'Add a New Image';

/** The image fields of a form: those a record is made with, or those it has and those to add. */
export function RecordImages({ images, saved }: RecordImagesProps) {
  if (!images) {
    return (
      <ImageFields
        name="urls"
        legend="Images"
        least={1}
        saved={saved}
        addText="Add Another Image"
      />
    );
  }
  return (
    <>
      {images.length > 0 && (
        <ImageFields
          name="urls"
          legend={images.length > 1 ? 'Original Images' : 'Original Image'}
          images={images}
          least={images.length}
          saved={images.length}
        />
      )}
      <ImageFields
        name="newUrls"
        legend={ADD_NEW}
        least={0}
        saved={saved}
        addText={ADD_NEW}
        others={images.length}
      />
    </>
  );
}
