import { createMiddleware } from 'hono/factory';

export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});

export const cachePublicly = (seconds: number) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${seconds}`);
  });
