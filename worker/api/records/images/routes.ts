import { ID } from '@desert/contract/ids';
import { imageEdit, INVALID_LINK, newImage } from '@desert/contract/images';
import { type PictureAddress, pictureAddress } from '@desert/contract/own-images';
import { CHANGED_MEANWHILE, type Deleted } from '@desert/contract/records';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { imagesPerRecord } from '../../../limits.ts';
import { addImage, editImage, type OwnedImage, removeImage } from '../../../records/images.ts';
import type { ImageKind } from '../../../records/kind.ts';
import { CANNOT_REMOVE, NO_SUCH_PHOTO, noRoomForImages } from '../../../records/refusals.ts';
import { errorResponse } from '../../../response/errors.ts';
import { jsonBody } from '../../json-body.ts';
import { publicChange } from '../../route.ts';
import { type ApiContext, signedIn } from '../../session.ts';
import { limitedWrites } from '../../write-limit.ts';
import { respondToOwner, creationOf, keyConflict, targetOf } from '../request.ts';

interface PictureContext extends ApiContext {
  Variables: ApiContext['Variables'] & { body: { url: string } & Partial<PictureAddress> };
}

export function imageRoutes(kind: ImageKind): Hono<ApiContext> {
  const { field, one } = kind;
  const { missing } = kind.images;
  const routes = new Hono<ApiContext>();
  // The schema cannot know the site's host.
  const onlyPictures = createMiddleware<PictureContext>(async (c, next) => {
    const { body } = c.var;
    const picture = pictureAddress(body.url, c.req.url);
    if (!picture) return errorResponse(400, { url: INVALID_LINK });
    c.set('body', { ...body, ...picture });
    return next();
  });
  const toJson = ({ id, url, alt, photo, record_id }: OwnedImage) => ({
    id,
    url,
    alt,
    ...(photo && { photo }),
    [field]: record_id,
  });

  const added = jsonBody(newImage(field, one, missing));
  routes.post(
    '/new/image',
    publicChange,
    signedIn,
    added,
    onlyPictures,
    limitedWrites,
    async (c) => {
      const { database, body } = c.var;
      const most = imagesPerRecord(c.env);
      const { record, image, lacksPhoto } = await addImage(
        database,
        kind,
        creationOf(c),
        body,
        most,
      );
      return respondToOwner(c, record, () => {
        if (!image && lacksPhoto) return errorResponse(400, { url: NO_SUCH_PHOTO });
        if (!image) return errorResponse(409, { url: noRoomForImages(most) });
        return image.record_id === body.record_id ? c.json(toJson(image), 201) : keyConflict();
      });
    },
  );

  const edited = jsonBody(imageEdit(missing));
  const edit = `/:id{${ID}}/images/edit` as const;
  routes.put(edit, publicChange, signedIn, edited, onlyPictures, limitedWrites, async (c) => {
    const { image, lacksPhoto, isStale } = await editImage(
      c.var.database,
      kind,
      targetOf(c),
      c.var.body,
    );
    return respondToOwner(c, image, (image) => {
      if (lacksPhoto) return errorResponse(400, { url: NO_SUCH_PHOTO });
      if (!isStale) return c.json(toJson(image));
      return errorResponse(409, { url: CHANGED_MEANWHILE }, {}, { image: toJson(image) });
    });
  });

  routes.delete(`/:id{${ID}}/images/delete`, publicChange, signedIn, async (c) => {
    const { image, isRemoved } = await removeImage(c.var.database, kind, targetOf(c));
    return respondToOwner(c, image, ({ id }) =>
      isRemoved
        ? c.json<Deleted>({ message: 'Photo removed.', id })
        : errorResponse(409, { url: CANNOT_REMOVE }),
    );
  });

  return routes;
}
