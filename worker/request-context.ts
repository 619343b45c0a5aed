import type { ShellRenderer } from '@desert/contract/pages/shell';
import type { D1Client, Env } from './env.ts';
import type { Preview } from './pages/preview/token.ts';
import { getRolloutKey } from './pages/sections/rollout.ts';
import { countQueries } from './platform/database/report-queries.ts';

/** A request with its databases and version keys, made once. A step that changes a field passes on a copy. */
export interface RequestContext {
  request: Request;
  url: URL;
  env: Env;
  execution: ExecutionContext;
  shell: ShellRenderer;
  /** A session that reads from the nearest replica; the primary for visitors without a session. */
  database: D1Client;
  primary: D1Client;
  /** The search index. */
  index: D1Database;
  /** The key by which Cloudflare chooses the visitor's version of a section. */
  rollout: string;
  preview?: Preview | undefined;
  /** Whether the response is streamed to a visitor; false if the cache first stores it completely. */
  waited: boolean;
}

/** The bindings of the Hono apps. Their request is another than the page's if the page reads the API. */
export type AppBindings = Pick<RequestContext, 'env' | 'database' | 'index' | 'shell' | 'rollout'>;

export type Next = (context: RequestContext) => Promise<Response>;

/** A step of the edge. The request is passed to the next one if it returns no response. */
export type Step = (
  context: RequestContext,
  next: Next,
) => Response | undefined | Promise<Response | undefined>;

export function openContext(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  shell: ShellRenderer,
): RequestContext {
  const database = countQueries(env, env.DB);
  return {
    request,
    url: new URL(request.url),
    env,
    execution,
    shell,
    database,
    primary: database,
    index: countQueries(env, env.SEARCH),
    rollout: getRolloutKey(request),
    waited: true,
  };
}
