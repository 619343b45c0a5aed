import type { SectionLink } from '@desert/contract/page';
import type { Env } from '../env.ts';
import { VERSION_KEY_HEADER } from '../rollout.ts';

/** The section's own Worker; none where the section is not open yet. */
export function workerOf(env: Env, name: string): Fetcher | undefined {
  const binding = `MF_${name.toUpperCase().replaceAll('-', '_')}`;
  return (env as unknown as Record<string, Fetcher | undefined>)[binding];
}

/**
 * Asks a section's Worker, in the version that the visitor gets.
 * @param init with the signal that says when it is too late
 * @throws where there is none, it cannot be reached, or it takes too long
 */
export async function askSection(
  env: Env,
  name: string,
  path: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const worker = workerOf(env, name);
  if (!worker) throw new Error('no Worker is bound');
  const headers = new Headers(init.headers);
  if (env.ROLLOUT !== undefined) headers.set(VERSION_KEY_HEADER, env.ROLLOUT);
  return worker.fetch(`https://section${path}`, { ...init, headers });
}

/** The sections that have a Worker. */
export function openSections(env: Env): SectionLink[] {
  return env.SECTIONS.filter(({ name }) => workerOf(env, name));
}
