import type { Health } from '@desert/contract/pages/health';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createErrorResponse, logError } from '../http/response/errors.ts';
import { readRoute } from '../http/routes/route.ts';
import type { ApiContext } from '../http/routes/session.ts';
import { getCurrentManifests } from '../pages/sections/manifests.ts';
import { openSections } from '../pages/sections/section-workers.ts';

export const health = new Hono<ApiContext>();

health.get('/', readRoute({ personal: 'none' }), async (c) => {
  const { env, shell } = c.env;
  try {
    await c.var.database.run(sql`SELECT 1`);
    const names = openSections(env).map(({ name }) => name);
    const manifests = await getCurrentManifests(c.env, names);
    const sections = names.map((name) => [name, manifests[name]?.build ?? null] as const);
    const builds = { edge: env.EDGE_BUILD, shell: shell.build };
    return c.json<Health>({
      status: 'ok',
      builds: { ...builds, sections: Object.fromEntries(sections) },
    });
  } catch (error) {
    logError(error as Error, c.req);
    return createErrorResponse(503, 'The database isn’t responding.');
  }
});
