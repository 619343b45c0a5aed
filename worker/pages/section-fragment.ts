/** Loads the data of a section's fragment, and gets the HTML from the fragment cache or the section's Worker. */
import type { SectionManifest } from '@desert/contract/pages/page';
import { collectFigure } from '../figures/count.ts';
import { Redirect } from '../http/response/redirect.ts';
import { createMemory, shareInIsolate } from '../platform/isolate/memory.ts';
import { runInSpan, log } from '../platform/log/log.ts';
import type { ApiRead } from './api-reads.ts';
import { loadSection, type SectionLoad } from './load.ts';
import type { PageRequest } from './page-request.ts';
import {
  fetchFragment,
  fetchManifest,
  type Fragment,
  type OtherBuild,
} from './sections/fragment.ts';
import { findCachedManifest, cacheManifest, renewManifest } from './sections/manifests.ts';
import { type TimeBudget, timeBudget } from './sections/time-budget.ts';

export interface Part extends Fragment {
  manifest: SectionManifest;
  reads: Record<string, ApiRead>;
}

/** Maximum size of the fragment cache in bytes, of an isolate's 128 MB. */
const MAX_CACHE = 16 * 1024 * 1024;

const fragments = shareInIsolate(
  createMemory<Fragment>(MAX_CACHE, ({ html }) => html.length + 2048),
);

/** Attempts to get a fragment: one for the manifest, one for the fragment, and one for a deployment in between. */
const MAX_ATTEMPTS = 3;

/** Counts for a section that fails before this isolate knows its manifest. */
const UNKNOWN_BUILD = 'unknown';

export function isPart(rendered: Part | Redirect | undefined): rendered is Part {
  return rendered !== undefined && !(rendered instanceof Redirect);
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
): Promise<Part | Redirect | undefined> {
  const budget = timeBudget(timeout);
  let redirect: Redirect | undefined;
  try {
    let manifest = findCachedManifest(page, name);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const knownManifest = manifest;
      const load =
        knownManifest &&
        (await page.stages.time(
          'load',
          runInSpan('load', () => loadSection(page, knownManifest, widget)),
        ));
      if (load instanceof Redirect) {
        // The cached manifest may be outdated: redirects only if the section's current one agrees.
        if (attempt > 0) return load;
        redirect = load;
      }
      const fragment: Part | OtherBuild =
        load && !(load instanceof Redirect)
          ? await requestFragment(page, load, budget)
          : { manifest: await fetchManifest(page, name, budget) };
      manifest = fragment.manifest;
      if (fragment.html !== undefined) return fragment;
      cacheManifest(page, manifest);
    }
    throw new Error('the section names another build each time');
  } catch (error) {
    const build = findCachedManifest(page, name)?.build;
    const fault = String(error);
    collectFigure({ section: name, build: build ?? UNKNOWN_BUILD, metric: 'error', value: 0 });
    log('section.fragment', { section: name, build, widget, path: page.path, fault });
    // The log-in must work while the section is down.
    return redirect;
  }
}

/** Gets a fragment from the cache or the section. */
async function requestFragment(
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
  const rendering = runInSpan(`fragment ${name}`, () =>
    fetchFragment(page, name, { path: page.path, body }, budget),
  );
  const fragment = await page.stages.time(`render-${name}`, rendering);
  const value = performance.now() - start;
  // The response of another build, its manifest, is no fragment.
  if (fragment.html === undefined) return fragment;
  collectFigure({ section: name, build: manifest.build, metric: 'fragment', value });
  cacheManifest(page, manifest);
  if (sharedAs !== undefined && Number(page.env.CACHE_MAX_AGE_MS) > 0)
    fragments.set(sharedAs, fragment);
  return { ...fragment, manifest, reads };
}
