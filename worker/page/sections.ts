import type { SectionLink } from '@desert/contract/page';
import type { Env } from '../env.ts';

/** The section's own Worker; none where the section is not open yet. */
export function workerOf(env: Env, name: string): Fetcher | undefined {
  const binding = `MF_${name.toUpperCase().replaceAll('-', '_')}`;
  return (env as unknown as Record<string, Fetcher | undefined>)[binding];
}

/** The sections that have a Worker. */
export function openSections(env: Env): SectionLink[] {
  return env.SECTIONS.filter(({ name }) => workerOf(env, name));
}
