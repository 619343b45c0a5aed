/** Decides which pages have strips, and which sections render them. docs/decisions/0040-strips.md */
import type { SectionManifest } from '@desert/contract/pages/page';
import { matchRoute, tagOf } from '@desert/contract/pages/routes';
import { TAGGED_WIDGET } from '@desert/contract/pages/widgets';
import type { Env } from '../../env.ts';
import { openSections } from './section-workers.ts';

export function tagAt(manifest: SectionManifest | undefined, path: string): string | undefined {
  const match = manifest && matchRoute(manifest.routes, path);
  return match ? tagOf(match) : undefined;
}

export function stripsFor(env: Env, owner: string): string[] {
  return openSections(env, TAGGED_WIDGET).flatMap(({ name }) => (name === owner ? [] : [name]));
}
