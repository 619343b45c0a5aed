import { ID } from '@desert/contract/ids';
import { imageEdit, MAX_IMAGES, newImage } from '@desert/contract/images';
import { Hono } from 'hono';
import { errorResponse } from '../../../errors.ts';
import { addImage, editImage, type OwnedImage } from '../../../records/images.ts';
import type { ImageKind } from '../../../records/kind.ts';
import type { ApiContext } from '../../context.ts';
import { creationOf, keyConflict } from '../../idempotency-key.ts';
import { jsonBody } from '../../json-body.ts';
import { answerOwner } from '../../ownership.ts';
import { signedIn } from '../../session.ts';
import { limitedWrites } from '../../write-limit.ts';
import { targetOf } from '../target.ts';
import { ownPicturesOnly } from './own-address.ts';

/** How the owner of a record adds images to it and edits them. */
export function imageRoutes(kind: ImageKind): Hono<ApiContext> {
  const { field, one } = kind;
  const { missing } = kind.images;
  const routes = new Hono<ApiContext>();
  const onlyPictures = ownPicturesOnly(missing);
  const answer = ({ id, url, alt, record_id }: OwnedImage) => ({
    id,
    url,
    alt,
    [field]: record_id,
  });

  const added = jsonBody(newImage(field, one, missing));
  routes.post('/new/image', signedIn, added, onlyPictures, limitedWrites, async (c) => {
    const { database, body } = c.var;
    const { record, image } = await addImage(database, kind, creationOf(c), body);
    return answerOwner(c, record, () => {
      if (!image) return errorResponse(c, 409, { url: `There is room for ${MAX_IMAGES} images` });
      return image.record_id === body.record_id ? c.json(answer(image), 201) : keyConflict(c);
    });
  });

  const edited = jsonBody(imageEdit(missing));
  const edit = `/:id{${ID}}/images/edit` as const;
  routes.put(edit, signedIn, edited, onlyPictures, limitedWrites, async (c) => {
    const image = await editImage(c.var.database, kind, targetOf(c), c.var.body);
    return answerOwner(c, image, (image) => c.json(answer(image)));
  });

  return routes;
}
