import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';

/** Asks a site at this origin whether it and its database answer. */
export function isHealthy(origin: string): Promise<boolean> {
  const get = origin.startsWith('https:') ? getHttps : getHttp;
  // `wrangler dev` signs its own certificate.
  const options = { rejectUnauthorized: false, signal: AbortSignal.timeout(5000) };
  return new Promise((resolve) => {
    get(`${origin}/api/health`, options, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/**
 * Waits until a site is healthy.
 *
 * @param budget Milliseconds after which it throws.
 */
export async function untilHealthy(origin: string, budget = 60_000): Promise<void> {
  const deadline = Date.now() + budget;
  while (!(await isHealthy(origin))) {
    if (Date.now() > deadline) throw new Error(`${origin} does not answer at /api/health.`);
    await delay(100);
  }
}
