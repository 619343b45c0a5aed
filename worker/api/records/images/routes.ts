import { ID } from '@desert/contract/ids';
import { imageEdit, MAX_IMAGES, newImage } from '@desert/contract/images';
import { leadsPastImages } from '@desert/contract/own-images';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from '../../../errors.ts';
import { addImage, editImage, type OwnedImage } from '../../../records/images.ts';
import type { ImageKind } from '../../../records/kind.ts';
import { jsonBody } from '../../json-body.ts';
import { type ApiContext, signedIn } from '../../session.ts';
import { limitedWrites } from '../../write-limit.ts';
import { respondToOwner, creationOf, keyConflict, targetOf } from '../request.ts';

/** How the owner of a record adds images to it and edits them. */
export function imageRoutes(kind: ImageKind): Hono<ApiContext> {
  const { field, one } = kind;
  const { missing } = kind.images;
  const routes = new Hono<ApiContext>();
  // Which host is this site's, the schema cannot know.
  const onlyPictures = createMiddleware<ApiContext & { Variables: { body: { url: string } } }>(
    async (c, next) =>
      leadsPastImages(c.var.body.url, c.req.url) ? errorResponse(400, { url: missing }) : next(),
  );
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
    return respondToOwner(c, record, () => {
      if (!image) return errorResponse(409, { url: `There is room for ${MAX_IMAGES} images` });
      return image.record_id === body.record_id ? c.json(answer(image), 201) : keyConflict();
    });
  });

  const edited = jsonBody(imageEdit(missing));
  const edit = `/:id{${ID}}/images/edit` as const;
  routes.put(edit, signedIn, edited, onlyPictures, limitedWrites, async (c) => {
    const image = await editImage(c.var.database, kind, targetOf(c), c.var.body);
    return respondToOwner(c, image, (image) => c.json(answer(image)));
  });

  return routes;
}
