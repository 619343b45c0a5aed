import type { Builds, Health } from '@desert/contract/health';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Env } from '../env.ts';
import { errorResponse, logError } from '../errors.ts';
import { otherManifests } from '../page/manifests.ts';
import { openSections } from '../page/sections.ts';
import type { ApiContext } from './context.ts';

export const health = new Hono<ApiContext>();

health.get('/', async (c) => {
  try {
    await c.var.database.run(sql`SELECT 1`);
    return c.json<Health>({ status: 'ok', builds: await buildsIn(c.env) });
  } catch (error) {
    logError(error as Error, c.req);
    return errorResponse(c, 503, { message: 'The database does not answer.' });
  }
});

/** What is in service, as pages are made of it just now. */
async function buildsIn(env: Env): Promise<Builds> {
  const manifests = await otherManifests(env, []);
  const sections = openSections(env).map(
    ({ name }) => [name, manifests[name]?.build ?? null] as const,
  );
  return {
    edge: env.EDGE_BUILD,
    shell: env.SHELL_BUILD ?? '',
    sections: Object.fromEntries(sections),
  };
}
