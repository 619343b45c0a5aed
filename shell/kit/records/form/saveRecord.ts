import type { ApiResponse } from '@desert/contract/pages/page';
import type { ImageFieldNames, ImageInput } from '@desert/contract/photos/images';
import { photoFileAt } from '@desert/contract/photos/photos';
import type { Draft } from '../../app/draft.ts';
import { withFormErrors } from '../../images/typedImages.ts';
import type { RecordKind } from '../recordKind.ts';

interface RecordToSave {
  id: number | undefined;
  fields: object;
  images: ImageInput[];
  names: ImageFieldNames[];
}

export async function saveRecord(
  { list }: Pick<RecordKind, 'list'>,
  { id, fields, images, names }: RecordToSave,
  draft: Pick<Draft, 'save' | 'put'>,
): Promise<ApiResponse> {
  const put = (id: number) => `${list}${id}/edit/`;
  const bodyWith = (images: ImageInput[]) => ({ ...fields, ...(images.length > 0 && { images }) });
  const response =
    id === undefined
      ? await draft.save({ post: `${list}new/`, put }, bodyWith(images), (created) =>
          bodyWith(inPlaceOf(created, images)),
        )
      : await draft.put(put(id), bodyWith(images));
  return withFormErrors(response, names);
}

/** Images that replace those of a record, by position, which an earlier attempt created. */
function inPlaceOf(created: object, images: ImageInput[]): ImageInput[] {
  const { images: stored = [] } = created as { images?: ImageInput[] };
  const replaced = images.map((image, at) => ({ ...image, id: stored[at]?.id }));
  const removed = stored.slice(images.length).filter(({ url }) => photoFileAt(url));
  return [...replaced, ...removed.map(({ id, url }) => ({ id, url, removed: true }))];
}
