import { createMiddleware } from 'hono/factory';

/** Cache-Control of a file with a content hash or build in its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});

export const cachePublicly = (seconds: number) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${seconds}`);
  });
