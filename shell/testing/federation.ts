/** The shell's Module Federation, for tests: a section's code is what a test says. */
import type { SectionManifest } from '@desert/contract/page';
import { type MockInstance, vi } from 'vitest';
import * as federation from '../src/federation.ts';
import { OWN_KIT } from '../src/kitSkew.ts';

/** In the place of what loads a section's code, until the end of the test. */
export function stubFederation() {
  const loadExposed: MockInstance<(...args: string[]) => Promise<unknown>> = vi.spyOn(
    federation,
    'loadExposed',
  );
  return loadExposed;
}

/** The manifest of a section's build that this shell can run. */
export const manifestOf = (name: string, more: Partial<SectionManifest> = {}): SectionManifest => ({
  name,
  build: 'aaaa',
  kit: OWN_KIT,
  entry: `/mf/${name}/aaaa/remoteEntry.js`,
  styles: [],
  preloads: [],
  routes: [],
  ...more,
});
