import { env } from 'cloudflare:workers';

/** Stores a page for as long as ours is; SvelteKit's adapter does the same by itself. */
export async function onRequest({ request }, next) {
  const maxAge = Number(env.MAX_AGE);
  if (maxAge === 0) return next();
  const stored = await caches.default.match(request);
  if (stored) return stored;
  const response = await next();
  response.headers.set('cache-control', `public, max-age=${maxAge}`);
  await caches.default.put(request, response.clone());
  return response;
}
