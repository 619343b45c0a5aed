import type { Health } from '@desert/contract/pages/health';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { errorResponse, logError } from '../http/response/errors.ts';
import { read } from '../http/routes/route.ts';
import type { ApiContext } from '../http/routes/session.ts';
import { currentManifests } from '../pages/sections/manifests.ts';
import { openSections } from '../pages/sections/section-workers.ts';

export const health = new Hono<ApiContext>();

health.get('/', read({ personal: 'none' }), async (c) => {
  const { env, shell } = c.env;
  try {
    await c.var.database.run(sql`SELECT 1`);
    const names = openSections(env).map(({ name }) => name);
    const manifests = await currentManifests(c.env, names);
    const sections = names.map((name) => [name, manifests[name]?.build ?? null] as const);
    const builds = { edge: env.EDGE_BUILD, shell: shell.build };
    return c.json<Health>({
      status: 'ok',
      builds: { ...builds, sections: Object.fromEntries(sections) },
    });
  } catch (error) {
    logError(error as Error, c.req);
    return errorResponse(503, 'The database isn’t responding.');
  }
});
