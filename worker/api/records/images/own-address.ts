import { leadsPastImages } from '@desert/contract/own-images';
import { createMiddleware } from 'hono/factory';
import { errorResponse } from '../../../errors.ts';
import type { ApiContext } from '../../context.ts';

type ImageContext = ApiContext & { Variables: { body: { url: string } } };

/**
 * 400 for an image with an address of this site outside its folder of pictures, which the schema cannot
 * tell: it does not know the site's host. Comes after `jsonBody`.
 * @param missing what is said of it
 */
export const ownPicturesOnly = (missing: string) =>
  createMiddleware<ImageContext>(async (c, next) =>
    leadsPastImages(c.var.body.url, c.req.url) ? errorResponse(c, 400, { url: missing }) : next(),
  );
