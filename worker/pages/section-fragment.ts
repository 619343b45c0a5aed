/** Loads the data of a section's fragment, and gets the HTML from the fragment cache or the section's Worker. */
import type { SectionManifest } from '@desert/contract/pages/page';
import { collectFigure } from '../figures/count.ts';
import { createMemory, shareInIsolate } from '../platform/isolate/memory.ts';
import { inSpan, log } from '../platform/log/log.ts';
import type { Read } from './api-reads.ts';
import { loadSection, type SectionLoad } from './load.ts';
import type { PageRequest } from './page-request.ts';
import {
  fetchFragment,
  fetchManifest,
  type Fragment,
  type OtherBuild,
} from './sections/fragment.ts';
import { cachedManifest, cacheManifest, renewManifest } from './sections/manifests.ts';
import { type TimeBudget, timeBudget } from './sections/time-budget.ts';

export interface Part extends Fragment {
  manifest: SectionManifest;
  reads: Record<string, Read>;
}

/** Maximum size of the fragment cache in bytes, of an isolate's 128 MB. A character counts as two bytes. */
const CACHE_MAX = 16 * 1024 * 1024;

const fragments = shareInIsolate(
  createMemory<Fragment>(CACHE_MAX, ({ html }) => 2 * html.length + 2048),
);

/** Attempts to get a fragment: one for the manifest, one for the fragment, and one for a deployment in between. */
const ATTEMPTS = 3;

/** Counts for a section that fails before this isolate knows its manifest. */
const UNKNOWN_BUILD = 'unknown';

export function isPart(rendered: Part | Response | undefined): rendered is Part {
  return rendered !== undefined && !(rendered instanceof Response);
}

/**
 * @param timeout for all requests to the section, in ms @returns the redirect to the log-in if the visitor has to log in
 * first; undefined if the section fails
 */
export async function renderSection(
  page: PageRequest,
  name: string,
  widget?: string,
  timeout = page.env.FRAGMENT_TIMEOUT_MS,
): Promise<Part | Response | undefined> {
  const budget = timeBudget(timeout);
  let redirect: Response | undefined;
  try {
    let manifest = cachedManifest(page, name);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const known = manifest;
      const load =
        known &&
        (await page.stages.time(
          'load',
          inSpan('load', () => loadSection(page, known, widget)),
        ));
      if (load instanceof Response) {
        // The cached manifest may be outdated: redirects only if the section's current one agrees.
        if (attempt > 0) return load;
        redirect = load;
      }
      const found: Part | OtherBuild =
        load && !(load instanceof Response)
          ? await fragmentOf(page, load, budget)
          : { manifest: await fetchManifest(page, name, budget) };
      manifest = found.manifest;
      if (found.html !== undefined) return found;
      cacheManifest(page, manifest);
    }
    throw new Error('the section names another build each time');
  } catch (error) {
    const build = cachedManifest(page, name)?.build;
    const fault = String(error);
    collectFigure({ section: name, build: build ?? UNKNOWN_BUILD, metric: 'error', value: 0 });
    log('section.fragment', { section: name, build, widget, path: page.path, fault });
    // The log-in must work while the section is down.
    return redirect;
  }
}

/** Gets a fragment from the cache or the section. */
async function fragmentOf(
  page: PageRequest,
  { manifest, reads, body, sharedAs }: SectionLoad,
  budget: TimeBudget,
): Promise<Part | OtherBuild> {
  const { name } = manifest;
  const cached = sharedAs === undefined ? undefined : fragments.get(sharedAs);
  if (cached) {
    // Without a call to the section, a new build would not be noticed.
    page.execution.waitUntil(renewManifest(page, name));
    return { ...cached, manifest, reads };
  }
  const start = performance.now();
  const rendering = inSpan(`fragment ${name}`, () =>
    fetchFragment(page, name, { path: page.path, body }, budget),
  );
  const found = await page.stages.time(`render-${name}`, rendering);
  const value = performance.now() - start;
  // The response of another build, its manifest, is no fragment.
  if (found.html === undefined) return found;
  collectFigure({ section: name, build: manifest.build, metric: 'fragment', value });
  cacheManifest(page, manifest);
  if (sharedAs !== undefined && Number(page.env.CACHE_MAX_AGE_MS) > 0)
    fragments.set(sharedAs, found);
  return { ...found, manifest, reads };
}
