/**
 * Of this site an image can show its pictures only: to show an address is to ask for it, with the cookie
 * of whoever looks. The contract cannot say so of absolute addresses, since it does not know the site's.
 */
import { OWN_IMAGES } from '@desert/contract/images';
import { createMiddleware } from 'hono/factory';
import type { ApiContext } from '../context.ts';
import { errorResponse } from '../errors.ts';

type ImageContext = ApiContext & { Variables: { body: { url: string } } };

/**
 * 400 for an image with an address of this site outside its folder of pictures. Comes after `jsonBody`.
 * @param missing what is said of it
 */
export const ownPicturesOnly = (missing: string) =>
  createMiddleware<ImageContext>(async (c, next) => {
    const { hostname, pathname } = new URL(c.var.body.url, c.req.url);
    const isOwn = withoutDot(hostname) === withoutDot(new URL(c.req.url).hostname);
    if (!isOwn || isPicture(pathname)) return next();
    return errorResponse(c, 400, { url: missing });
  });

/** 'desert.test.' is the same host as 'desert.test', said in full. */
function withoutDot(hostname: string): string {
  return hostname.replace(/\.+$/, '');
}

function isPicture(pathname: string): boolean {
  const url = new URL('https://site.invalid');
  // Takes the dots out once more, which may have been encoded.
  url.pathname = decoded(pathname);
  return url.pathname.startsWith(OWN_IMAGES);
}

/** A path in which nothing that leads up or down is encoded, however often it was. */
function decoded(pathname: string): string {
  const once = pathname.replace(/%(?:25|2e|2f|5c)/gi, (sign) => decodeURIComponent(sign));
  return once === pathname ? pathname : decoded(once);
}
