import { createMiddleware } from 'hono/factory';

/** What an endpoint does not declare cacheable is stored nowhere. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});

/** Lets anyone keep a good answer which is the same for everybody, for `seconds`. */
export const cachePublicly = (seconds: number) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${seconds}`);
  });
