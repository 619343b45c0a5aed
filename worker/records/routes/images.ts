import { defineImageEdit, INVALID_LINK, defineNewImage } from '@desert/contract/photos/images';
import { type PictureAddress, pictureAddress } from '@desert/contract/photos/own-images';
import type { Deleted } from '@desert/contract/records/records';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../http/response/refusal.ts';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { checkKey, readCreation, readId, readTarget } from '../../http/routes/request.ts';
import { publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { getMaxRecordImages } from '../../limits.ts';
import { addImage, editImage, removeImage } from '../images.ts';
import type { RecordKind } from '../kind.ts';

interface PictureContext extends ApiContext {
  Variables: ApiContext['Variables'] & { body: { url: string } & Partial<PictureAddress> };
}

export function imageRoutes(kind: RecordKind): Hono<ApiContext> {
  const { field, one } = kind;
  const { missing } = kind.images;
  const routes = new Hono<ApiContext>();
  // The schema cannot know the site's host.
  const onlyPictures = createMiddleware<PictureContext>(async (c, next) => {
    const { body } = c.var;
    const picture = pictureAddress(body.url, c.req.url);
    if (!picture) throw new Refusal(400, { url: INVALID_LINK });
    c.set('body', { ...body, ...picture });
    return next();
  });

  const added = parseJsonBody(defineNewImage(field, one, missing));
  routes.post(
    '/new/image',
    publicChange,
    signedIn,
    added,
    onlyPictures,
    limitedWrites,
    async (c) => {
      const { database, body } = c.var;
      const image = await addImage(
        database,
        kind,
        readCreation(c),
        body,
        getMaxRecordImages(c.var.env),
      );
      checkKey(image?.[field as keyof typeof image], body.record_id);
      return c.json(image, 201);
    },
  );

  const edited = parseJsonBody(defineImageEdit(missing));
  const edit = `/:id{${ID}}/images/edit` as const;
  routes.put(edit, publicChange, signedIn, edited, onlyPictures, limitedWrites, async (c) => {
    const image = await editImage(c.var.database, kind, readTarget(c), c.var.body);
    return c.json(image);
  });

  routes.delete(`/:id{${ID}}/images/delete`, publicChange, signedIn, async (c) => {
    await removeImage(c.var.database, kind, readTarget(c));
    return c.json<Deleted>({ message: 'Photo removed.', id: readId(c) });
  });

  return routes;
}
