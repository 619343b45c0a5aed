import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { Workers } from './workers.ts';

export function isHealthy(origin: string): Promise<boolean> {
  const get = origin.startsWith('https:') ? getHttps : getHttp;
  // `wrangler dev` uses a self-signed certificate.
  const options = { rejectUnauthorized: false, signal: AbortSignal.timeout(5000) };
  return new Promise((resolve) => {
    get(`${origin}/api/health`, options, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/** @returns the origin once the site is healthy @throws after `budget` ms, or if the Workers end */
export async function waitUntilHealthy(
  { ready, ended }: Pick<Workers, 'ready' | 'ended'>,
  budget = 60_000,
): Promise<string> {
  const origin = await ready;
  let isOver = false;
  void ended.then(() => (isOver = true));
  const deadline = Date.now() + budget;
  while (!(await isHealthy(origin))) {
    if (isOver) throw new Error('The Workers ended.');
    if (Date.now() > deadline) throw new Error(`${origin} does not answer at /api/health.`);
    await delay(100);
  }
  return origin;
}
