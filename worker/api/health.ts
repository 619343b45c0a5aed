import type { Builds, Health } from '@desert/contract/health';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { errorResponse, logError } from '../response/errors.ts';
import { currentManifests } from '../sections/manifests.ts';
import { rolloutKey } from '../sections/rollout.ts';
import { type Asking, openSections } from '../sections/section-workers.ts';
import { read } from './route.ts';
import type { ApiContext } from './session.ts';

interface HealthContext extends ApiContext {
  Bindings: ApiContext['Bindings'] & { SHELL_BUILD?: string };
}

export const health = new Hono<HealthContext>();

health.get('/', read({ personal: 'none' }), async (c) => {
  try {
    await c.var.database.run(sql`SELECT 1`);
    const asking = { env: c.env, rollout: rolloutKey(c.req.raw) };
    return c.json<Health>({ status: 'ok', builds: await buildsIn(asking, c.env.SHELL_BUILD) });
  } catch (error) {
    logError(error as Error, c.req);
    return errorResponse(503, 'The database isn’t responding.');
  }
});

async function buildsIn(asking: Asking, shell = ''): Promise<Builds> {
  const names = openSections(asking.env).map(({ name }) => name);
  const manifests = await currentManifests(asking, names);
  const sections = names.map((name) => [name, manifests[name]?.build ?? null] as const);
  return {
    edge: asking.env.EDGE_BUILD,
    shell,
    sections: Object.fromEntries(sections),
  };
}
