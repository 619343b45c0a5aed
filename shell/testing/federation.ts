/** A stub of the shell's Module Federation, by which a test provides a section's code. */
import type { SectionManifest } from '@desert/contract/pages/page';
import { type MockInstance, vi } from 'vitest';
import * as federation from '../sections/federation.ts';
import { OWN_KIT } from '../sections/kitSkew.ts';

/** Spies on the function that loads a section's code, until the end of the test. */
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
