import { VisitReport } from '@desert/contract/pages/figure-input';
import { VITALS } from '@desert/contract/pages/figures';
import { Hono } from 'hono';
import { countFigures } from '../figures/count.ts';
import { parseJsonBody } from '../http/routes/json-body.ts';
import { accountChange } from '../http/routes/route.ts';
import type { ApiContext } from '../http/routes/session.ts';
import { findCachedManifest } from '../pages/sections/manifests.ts';
import { openD1 } from '../platform/database/open.ts';
import { createRateLimiter } from '../platform/isolate/rate-limiter.ts';
import type { AppBindings } from '../request-context.ts';

const MINUTE_MS = 60_000;

/** Maximum reports per minute and isolate. More are dropped, which leaves a sample. */
const MAX_REPORTS = 600;

const MAX_REPORT_BYTES = 1024;

/** Takes the place of a name that the edge does not know. */
const OTHER = 'other';

export const figureRoutes = new Hono<ApiContext>();

const takeReport = createRateLimiter(MAX_REPORTS, MINUTE_MS);

figureRoutes.post(
  '/',
  accountChange('none'),
  parseJsonBody(VisitReport, MAX_REPORT_BYTES),
  async (c) => {
    const { vitals, connection, page, ...sent } = c.var.body;
    if (c.env.env.FIELD_FIGURES !== 'on' || takeReport(Date.now()) > 0) return c.body(null, 204);
    const knownBuild = findKnownBuild(c.env, sent);
    const pages =
      knownBuild.section === 'shell' ? ['', '/'] : listRoutePaths(c.env, knownBuild.section);
    const figures = VITALS.flatMap((metric) => {
      const value = vitals[metric];
      if (value === undefined) return [];
      return [
        { ...knownBuild, page: pages.includes(page) ? page : OTHER, connection, metric, value },
      ];
    });
    // Not in the visitor's database session, whose bookmark would be a cookie: shared pages vary by cookies.
    await countFigures(openD1(c.env.env.DB), figures);
    return c.body(null, 204);
  },
);

/** Replaces an unknown section or build by 'other', so that reports by anyone add a bounded number of rows. */
export function findKnownBuild(
  bindings: AppBindings,
  { section, build }: { section: string; build: string },
): { section: string; build: string } {
  const isKnown = section === 'shell' || bindings.env.SECTIONS.some(({ name }) => name === section);
  if (!isKnown) return { section: OTHER, build: OTHER };
  const current =
    section === 'shell' ? bindings.shell.build : findCachedManifest(bindings, section)?.build;
  return { section, build: build === current ? build : OTHER };
}

function listRoutePaths(bindings: AppBindings, section: string): string[] {
  return findCachedManifest(bindings, section)?.routes.map(({ path }) => path) ?? [];
}
