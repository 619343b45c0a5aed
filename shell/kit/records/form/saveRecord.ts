import type { ApiResponse } from '@desert/contract/pages/page';
import type { ImageFieldNames, ImageInput } from '@desert/contract/photos/images';
import type { Draft } from '../../app/draft.ts';
import { replaceStored, renameImageErrors } from '../../images/typedImages.ts';
import type { KindDescription } from '../kindDescription.ts';

interface RecordToSave {
  id: number | undefined;
  fields: object;
  images: ImageInput[];
  names: ImageFieldNames[];
}

export async function sendRecord(
  { list, imagesAreOptional }: Pick<KindDescription, 'list' | 'imagesAreOptional'>,
  { id, fields, images, names }: RecordToSave,
  draft: Pick<Draft, 'save' | 'put'>,
): Promise<ApiResponse> {
  const put = (id: number) => `${list}${id}/edit/`;
  const bodyWith = (images: ImageInput[]) => ({ ...fields, ...(images.length > 0 && { images }) });
  const response =
    id === undefined
      ? await draft.save({ post: `${list}new/`, put }, bodyWith(images), (created) =>
          bodyWith(replaceStored(created, images, imagesAreOptional)),
        )
      : await draft.put(put(id), bodyWith(images));
  return renameImageErrors(response, names);
}
