import { createMiddleware } from 'hono/factory';

/** Responses are not cacheable by default. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});

/** Makes successful shared responses cacheable for `seconds`. */
export const cachePublicly = (seconds: number) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${seconds}`);
  });
