import { ID } from '@desert/contract/ids';
import { MAX_IMAGES } from '@desert/contract/images';
import { Hono } from 'hono';
import { errorResponse } from '../../errors.ts';
import type { ApiContext } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { answerOwner } from '../ownership.ts';
import { idOf } from '../records/id.ts';
import { signedIn } from '../session.ts';
import { makingOf, usedKey } from '../write-key.ts';
import { limitedWrites } from '../write-limit.ts';
import { addImage, editImage, type OwnedImage } from './changes.ts';
import { ownPicturesOnly } from './own-address.ts';
import type { ImageSubject } from './subject.ts';

/** How the owner of a record adds images to it and edits them. */
export function imageRoutes(subject: ImageSubject) {
  const routes = new Hono<ApiContext>();
  const onlyPictures = ownPicturesOnly(subject.missing);
  const answer = ({ id, url, alt, subject_id }: OwnedImage) => ({
    id,
    url,
    alt,
    [subject.field]: subject_id,
  });

  const added = jsonBody(subject.added);
  routes.post('/new/image', signedIn, added, onlyPictures, limitedWrites, async (c) => {
    const { database, body } = c.var;
    const { record, image } = await addImage(database, subject, makingOf(c), body);
    return answerOwner(c, record, () => {
      if (!image) return errorResponse(c, 409, { url: `There is room for ${MAX_IMAGES} images` });
      return image.subject_id === body.subject_id ? c.json(answer(image), 201) : usedKey(c);
    });
  });

  const path = `/:id{${ID}}/images/edit` as const;
  const edited = jsonBody(subject.edited);
  routes.put(path, signedIn, edited, onlyPictures, limitedWrites, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const image = await editImage(c.var.database, subject, target, c.var.body);
    return answerOwner(c, image, (image) => c.json(answer(image)));
  });

  return routes;
}
