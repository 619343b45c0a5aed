import type { SectionLink } from '@desert/contract/pages/shell';
import type { Env } from '../../env.ts';
import { readCachedFlag } from '../../flags/flags.ts';
import type { RequestContext } from '../../request-context.ts';
import { VERSION_KEY_HEADER } from './rollout.ts';

/** Cloudflare's header that selects a version without traffic. */
export const VERSION_OVERRIDES_HEADER = 'Cloudflare-Workers-Version-Overrides';

/** The request context of a call to a section. */
export type SectionRequest = Pick<RequestContext, 'env' | 'rollout' | 'preview'>;

/** A section's Worker; undefined without one, and while the section is turned off. */
export function findSectionWorker(env: Env, name: string): Fetcher | undefined {
  if (!readCachedFlag(`section ${name}`)) return undefined;
  const binding = `MF_${name.toUpperCase().replaceAll('-', '_')}`;
  return (env as unknown as Record<string, Fetcher | undefined>)[binding];
}

/** Requests the visitor's version of a section. @throws if the section has no Worker, throws or times out */
export async function fetchSection(
  { env, rollout, preview }: SectionRequest,
  name: string,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const worker = findSectionWorker(env, name);
  if (!worker) throw new Error('no Worker is bound');
  const headers = new Headers(init.headers);
  headers.set(VERSION_KEY_HEADER, rollout);
  if (preview?.section === name) {
    headers.set(VERSION_OVERRIDES_HEADER, `${preview.worker}="${preview.version}"`);
  }
  return worker.fetch(`https://section${path}`, { ...init, headers });
}

/** The sections with a Worker; if `widget` is given, those that have it. */
export function openSections(env: Env, widget?: string): SectionLink[] {
  return env.SECTIONS.filter(
    ({ name, widgets }) =>
      findSectionWorker(env, name) && (widget === undefined || widgets?.includes(widget)),
  );
}
