/** Decides which pages have strips, and which sections render them. docs/decisions/0040-strips.md */
import type { SectionManifest } from '@desert/contract/pages/page';
import { matchRoute, getRouteTag } from '@desert/contract/pages/routes';
import { TAGGED_WIDGET } from '@desert/contract/pages/widgets';
import type { Env } from '../../env.ts';
import { openSections } from './section-workers.ts';

export function findPageTag(
  manifest: SectionManifest | undefined,
  path: string,
): string | undefined {
  const match = manifest && matchRoute(manifest.routes, path);
  return match ? getRouteTag(match) : undefined;
}

export function listStripSections(env: Env, owner: string): string[] {
  return openSections(env, TAGGED_WIDGET).flatMap(({ name }) => (name === owner ? [] : [name]));
}
