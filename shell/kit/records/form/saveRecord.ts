import type { ApiResponse } from '@desert/contract/pages/page';
import type { ImageFieldNames, ImageInput } from '@desert/contract/photos/images';
import type { Draft } from '../../app/draft.ts';
import { replaceStored, withFormErrors } from '../../images/typedImages.ts';
import type { RecordKind } from '../recordKind.ts';

interface RecordToSave {
  id: number | undefined;
  fields: object;
  images: ImageInput[];
  names: ImageFieldNames[];
}

export async function saveRecord(
  { list, imagesAreOptional }: Pick<RecordKind, 'list' | 'imagesAreOptional'>,
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
  return withFormErrors(response, names);
}
