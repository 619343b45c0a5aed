import type { SectionManifest } from '@desert/contract/page';
import { createMemory } from '../isolate/memory.ts';
/** A section's fragment: its data is loaded here, its HTML rendered by its Worker, or taken from the fragment cache. */
import { log } from '../log/log.ts';
import { fetchFragment, fetchManifest, type Fragment } from '../sections/fragment.ts';
import { cachedManifest, cacheManifest, renewManifest } from '../sections/manifests.ts';
import { timeBudget } from '../sections/time-budget.ts';
import type { Read } from './api-reads.ts';
import { loadSection, SIGN_IN_REQUIRED } from './load.ts';
import type { PageRequest } from './page-request.ts';

/** A section's part of a page. */
export interface Part extends Fragment {
  /** Of the build that rendered it. */
  manifest: SectionManifest;
  reads: Record<string, Read>;
}

/** Bytes of UTF-16 of all fragments; an isolate has 128 MB for everything. */
const CACHE_MAX = 16 * 1024 * 1024;

/** Fragments that are the same for every visitor, by all that they are made of. */
const fragments = createMemory<Fragment>(CACHE_MAX, ({ html }) => 2 * html.length + 2048);

/** Forgets them, as a new isolate would. */
export const clearFragmentCache = fragments.clear;

/** For its manifest, for the fragment, and once more if the section is deployed in between. */
const ATTEMPTS = 3;

/**
 * Renders a section's page, or its widget on a page of the shell.
 * @returns undefined, after a line in the log, if the section fails
 */
export async function renderSection(
  page: PageRequest,
  name: string,
  widget?: string,
): Promise<Part | typeof SIGN_IN_REQUIRED | undefined> {
  const budget = timeBudget(page.env.FRAGMENT_TIMEOUT_MS);
  let isTurnedAway = false;
  try {
    let manifest = cachedManifest(page, name);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const load =
        manifest && (await page.stages.time('load', loadSection(page, manifest, widget)));
      if (load === SIGN_IN_REQUIRED) {
        // Nobody is sent to log in because of what an earlier build said.
        if (attempt > 0) return load;
        isTurnedAway = true;
      }
      if (typeof load === 'object') {
        const { sharedAs, reads } = load;
        const cached = sharedAs === undefined ? undefined : fragments.get(sharedAs);
        if (cached) {
          page.context.waitUntil(renewManifest(page, name));
          return { ...cached, manifest: load.manifest, reads };
        }
        const asked = { path: page.path, body: load.body };
        const rendering = fetchFragment(page, name, asked, budget);
        const found = await page.stages.time(`render-${name}`, rendering);
        if ('html' in found) {
          cacheManifest(page, load.manifest);
          if (sharedAs !== undefined && Number(page.env.CACHE_MAX_AGE_MS) > 0)
            fragments.set(sharedAs, found);
          return { ...found, manifest: load.manifest, reads };
        }
        manifest = found.manifest;
      } else {
        manifest = await fetchManifest(page, name, budget);
      }
      cacheManifest(page, manifest);
    }
    throw new Error('the section names another build each time');
  } catch (error) {
    const build = cachedManifest(page, name)?.build;
    log('section.fragment', {
      section: name,
      build,
      widget,
      path: page.path,
      fault: String(error),
    });
    // Logging in works while the section does not.
    return isTurnedAway ? SIGN_IN_REQUIRED : undefined;
  }
}
