import type { SectionLink } from '@desert/contract/shell';
import type { Env } from '../env.ts';
import type { Preview } from '../preview/token.ts';
import { VERSION_KEY_HEADER } from './rollout.ts';

/** Cloudflare's header for one version of a Worker, in service though nobody may be routed to it. */
export const VERSION_OVERRIDES_HEADER = 'Cloudflare-Workers-Version-Overrides';

/** On whose behalf a section is asked. */
export interface Asking {
  env: Env;
  /** Which version of the section its visitor gets while two are in service; see `rollout.ts`. */
  rollout: string;
  /** The version of one section that its visitor sees before it is live. */
  preview?: Preview | undefined;
}

/** The section's own Worker; none where the section is not open yet. */
export function sectionWorker(env: Env, name: string): Fetcher | undefined {
  const binding = `MF_${name.toUpperCase().replaceAll('-', '_')}`;
  return (env as unknown as Record<string, Fetcher | undefined>)[binding];
}

/**
 * Asks a section's Worker, in the version that the visitor gets.
 * @param init with the signal that says when it is too late
 * @throws where there is none, it cannot be reached, or it takes too long
 */
export async function fetchSection(
  { env, rollout, preview }: Asking,
  name: string,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const worker = sectionWorker(env, name);
  if (!worker) throw new Error('no Worker is bound');
  const headers = new Headers(init.headers);
  headers.set(VERSION_KEY_HEADER, rollout);
  if (preview?.section === name) {
    headers.set(VERSION_OVERRIDES_HEADER, `${preview.worker}="${preview.version}"`);
  }
  return worker.fetch(`https://section${path}`, { ...init, headers });
}

/** The sections that have a Worker; with a widget's name, those that bring it to a page of the shell. */
export function openSections(env: Env, widget?: string): SectionLink[] {
  return env.SECTIONS.filter(
    ({ name, widgets }) =>
      sectionWorker(env, name) && (widget === undefined || widgets?.includes(widget)),
  );
}
