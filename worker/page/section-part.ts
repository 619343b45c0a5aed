/** A section's part of a page: its data, read here, and its HTML, rendered by its own Worker. */
import type { Answers, FragmentRequest, SectionManifest } from '@desert/contract/page';
import { isPersonal, matchRoute, readsOf } from '@desert/contract/routes';
import { STATIC_WIDGET_PAGES } from '@desert/contract/widgets';
import type { Env } from '../env.ts';
import { log } from '../log/log.ts';
import { cacheManifest, cachedManifest } from '../sections/manifests.ts';
import { timeBudget } from '../sections/time-budget.ts';
import { type Fragment, fetchFragment, fetchManifest } from './fragment.ts';
import type { PageRequest } from './page-request.ts';

export interface SectionPart extends Fragment {
  /** That of the build which made the HTML. */
  manifest: SectionManifest;
  answers: Answers;
  /** Which widget it is; none where it is a page. */
  widget: string | undefined;
  /** What its HTML may take of the page, which goes on without the rest of it. */
  limits: Pick<Env, 'FRAGMENT_TIMEOUT_MS' | 'FRAGMENT_MAX_BYTES'>;
}

/** Lets go of what nobody shows, however its section takes that. */
export async function letGo(parts: Iterable<SectionPart>): Promise<void> {
  await Promise.allSettled(Array.from(parts, ({ html }) => html.cancel()));
}

/** A page for those who are signed in, asked for by somebody who is not. */
export const SIGN_IN_REQUIRED = 'sign-in-first';

/** For its manifest, for the page, and once more where the section is released in between. */
const ASKED_AT_MOST = 3;

/**
 * Renders a section's page, or its widget on a page of the shell; undefined, and a line in the log,
 * where the section cannot.
 */
export async function renderSection(
  name: string,
  page: PageRequest,
  widget?: string,
): Promise<SectionPart | typeof SIGN_IN_REQUIRED | undefined> {
  const budget = timeBudget(page.env.FRAGMENT_TIMEOUT_MS);
  let turnedAway = false;
  try {
    let manifest = cachedManifest(page, name);
    for (let asks = 0; asks < ASKED_AT_MOST; asks += 1) {
      const asked = manifest && (await page.stages.time('load', requestOf(manifest, page, widget)));
      // Nobody is sent away by what an earlier build said.
      if (asked === SIGN_IN_REQUIRED) {
        if (asks > 0) return asked;
        turnedAway = true;
      }
      if (manifest && typeof asked === 'object') {
        const rendering = fetchFragment(page, name, asked, budget);
        const answer = await page.stages.time(`render-${name}`, rendering);
        if ('html' in answer) {
          // It is the build that is out.
          cacheManifest(page, manifest);
          return { ...answer, manifest, answers: asked.answers, widget, limits: page.env };
        }
        manifest = answer.manifest;
      } else {
        manifest = await fetchManifest(page, name, budget);
      }
      cacheManifest(page, manifest);
    }
    throw new Error('it names another build each time');
  } catch (error) {
    const build = cachedManifest(page, name)?.build;
    const fault = String(error);
    log('section.fragment', { section: name, build, widget, path: page.path, fault });
    // Who has to sign in first can do so while the section does not answer.
    return turnedAway ? SIGN_IN_REQUIRED : undefined;
  }
}

/**
 * What to ask of the build that a manifest is of, with the answers to its reads, read side by side.
 * @throws where a widget that is HTML only has nothing to show
 */
async function requestOf(
  { build, routes, widgets }: SectionManifest,
  { path, search, viewer, read, form }: PageRequest,
  widget: string | undefined,
): Promise<FragmentRequest | typeof SIGN_IN_REQUIRED> {
  const match = widget === undefined ? matchRoute(routes, path) : null;
  const declared = widget === undefined ? match?.route : widgets?.[widget];
  const closed = match?.route.signedIn;
  // Only what is the viewer's own has to wait for the session.
  const personal = widget !== undefined && declared && isPersonal(declared);
  const known = closed || personal ? await viewer : null;
  if (closed && !known) return SIGN_IN_REQUIRED;
  const params = match?.params ?? { viewer: `${known?.id}` };
  const reads = declared ? readsOf({ route: declared, params }, search) : [];
  const [answers, shownTo] = await Promise.all([
    Promise.all(reads.map(async ([, address]) => [address, await read(address)] as const)),
    viewer,
  ]);
  const failed = answers.find(([, { status }]) => status >= 500);
  // Its own way to try again would need its code.
  if (failed && widget !== undefined && widget in STATIC_WIDGET_PAGES)
    throw new Error(`${failed[0]} answered ${failed[1].status}`);
  return {
    build,
    path,
    search,
    route: match ? { at: routes.indexOf(match.route), params: match.params } : undefined,
    widget,
    viewer: shownTo,
    answers: Object.fromEntries(answers),
    form: form && { errors: form.errors, values: form.values },
  };
}
