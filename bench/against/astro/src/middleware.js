import { env } from 'cloudflare:workers';

/** Stores pages for `MAX_AGE` seconds, like our response cache; SvelteKit's adapter has a cache of its own. */
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
