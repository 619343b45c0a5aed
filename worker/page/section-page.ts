/** A section's part of a page: its data, read here, and its HTML, rendered by its own Worker. */
import type { Answers } from '@desert/contract/page';
import { matchRoute } from '@desert/contract/routes';
import type { Viewer } from '@desert/contract/session';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { type Fragment, fetchFragment } from './fragment.ts';
import { keepManifest, manifestOf } from './manifests.ts';
import { type AskApi, readPage } from './reads.ts';

export interface PageRequest {
  env: Env;
  /** Percent-encoded, as in the address. */
  path: string;
  /** The query string without its '?'. */
  search: string;
  viewer: Promise<Viewer | null>;
  askApi: AskApi;
}

export interface SectionPage {
  answers: Answers;
  fragment: Fragment;
}

/** A page for those who are signed in, asked for by somebody who is not. */
export const SIGN_IN_FIRST = 'sign-in-first';

/** Renders a section's page; undefined, and a line in the log, where the section cannot. */
export async function renderSection(
  name: string,
  request: PageRequest,
): Promise<SectionPage | typeof SIGN_IN_FIRST | undefined> {
  try {
    const page = await render(name, request);
    // A section that was just released needs other reads than its manifest said: once more with those.
    if (page === SIGN_IN_FIRST || !page.fragment.stale) return page;
    await page.fragment.html.cancel();
    const again = await render(name, request);
    if (again !== SIGN_IN_FIRST && again.fragment.stale)
      throw new Error('the section lacks reads that its manifest names');
    return again;
  } catch (error) {
    log('section.fragment', { section: name, path: request.path, error: String(error) });
    return undefined;
  }
}

async function render(name: string, request: PageRequest) {
  const { env, path, search, askApi } = request;
  const manifest = await manifestOf(env, name);
  if (!manifest) throw new Error('no manifest');
  if (matchRoute(manifest.routes, path)?.route.signedIn && !(await request.viewer)) {
    return SIGN_IN_FIRST;
  }
  const [answers, viewer] = await Promise.all([
    readPage(manifest, { path, search }, askApi),
    request.viewer,
  ]);
  const fragment = await fetchFragment(env, name, { path, search, viewer, answers });
  // HTML and scripts of a page are of one build: that of the fragment.
  keepManifest(fragment.head.manifest);
  return { answers, fragment };
}
