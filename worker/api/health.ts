import type { Builds, Health } from '@desert/contract/health';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppBindings } from '../request-context.ts';
import { errorResponse, logError } from '../response/errors.ts';
import { currentManifests } from '../sections/manifests.ts';
import { openSections } from '../sections/section-workers.ts';
import { read } from './route.ts';
import type { ApiContext } from './session.ts';

export const health = new Hono<ApiContext>();

health.get('/', read({ personal: 'none' }), async (c) => {
  try {
    await c.var.database.run(sql`SELECT 1`);
    return c.json<Health>({ status: 'ok', builds: await buildsIn(c.env) });
  } catch (error) {
    logError(error as Error, c.req);
    return errorResponse(503, 'The database isn’t responding.');
  }
});

async function buildsIn(context: AppBindings): Promise<Builds> {
  const { env, shell } = context;
  const names = openSections(env).map(({ name }) => name);
  const manifests = await currentManifests(context, names);
  const sections = names.map((name) => [name, manifests[name]?.build ?? null] as const);
  return {
    edge: env.EDGE_BUILD,
    shell: shell.build,
    sections: Object.fromEntries(sections),
  };
}
