/** A section's part of a page: its data, read here, and its HTML, rendered by its own Worker. */
import { kitMismatch } from '@desert/contract/kit-version';
import type { Answers, SectionManifest } from '@desert/contract/page';
import { isPersonal, matchRoute } from '@desert/contract/routes';
import type { Viewer } from '@desert/contract/session';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { type Fragment, fetchFragment } from './fragment.ts';
import { expireManifest, keepManifest, lastManifestOf, manifestOf } from './manifests.ts';
import { type Patience, patienceOf } from './patience.ts';
import { addressesOf, type AskApi, type Asked, readAll, widgetOf } from './reads.ts';

export interface PageRequest {
  env: Env;
  /** Percent-encoded, as in the address. */
  path: string;
  /** The query string without its '?'. */
  search: string;
  viewer: Promise<Viewer | null>;
  askApi: AskApi;
  /** The kit version that the shell offers. */
  kit: string;
}

export interface SectionPart {
  answers: Answers;
  fragment: Fragment;
}

/** A page for those who are signed in, asked for by somebody who is not. */
export const SIGN_IN_FIRST = 'sign-in-first';

/**
 * Renders a section's page, or its widget on a page of the shell; undefined, and a line in the log,
 * where the section cannot.
 */
export async function renderSection(
  name: string,
  request: PageRequest,
  widget?: string,
): Promise<SectionPart | typeof SIGN_IN_FIRST | undefined> {
  const patience = patienceOf(request.env.FRAGMENT_TIMEOUT_MS);
  try {
    const part = await render(name, request, widget, patience);
    // A section that was just released needs other reads than its manifest said: once more with those.
    if (part === SIGN_IN_FIRST || !part.fragment.stale) return part;
    await part.fragment.html.cancel();
    const again = await render(name, request, widget, patience, part.fragment.head.manifest);
    if (again !== SIGN_IN_FIRST && again.fragment.stale) {
      throw new Error('the section lacks reads that its manifest names');
    }
    return again;
  } catch (error) {
    const build = lastManifestOf(request.env, name)?.build;
    const { path } = request;
    expireManifest(request.env, name);
    log('section.fragment', { section: name, build, widget, path, fault: String(error) });
    return undefined;
  }
}

async function render(
  name: string,
  request: PageRequest,
  widget: string | undefined,
  patience: Patience,
  given?: SectionManifest,
) {
  const { env, path, search, askApi } = request;
  const asked = { path, search, widget };
  const manifest =
    given ??
    (await runnableManifestOf(request, name, patience)) ??
    (await manifestOfFragment(env, name, asked, patience));
  const tooNew = refusal(manifest, request.kit);
  if (tooNew) throw tooNew;
  const closed = widget === undefined && matchRoute(manifest.routes, path)?.route.signedIn;
  // Only what is the viewer's own has to wait for the session.
  const personal = widget !== undefined && isPersonal(widgetOf(manifest, widget));
  const known = closed || personal ? await request.viewer : null;
  if (closed && !known) return SIGN_IN_FIRST;
  const addresses = addressesOf(manifest, asked, known);
  const [answers, viewer] = await Promise.all([readAll(addresses, askApi), request.viewer]);
  const fragment = await fetchFragment(env, name, { ...asked, viewer, answers }, patience);
  // HTML and scripts of a page are of one build: that of the fragment.
  keepManifest(env, fragment.head.manifest);
  const refused = refusal(fragment.head.manifest, request.kit);
  if (refused) {
    await fragment.html.cancel();
    throw refused;
  }
  return { answers, fragment };
}

/** A build that this shell cannot run may have been rolled back since its manifest was kept. */
async function runnableManifestOf(
  { env, kit }: Pick<PageRequest, 'env' | 'kit'>,
  name: string,
  patience: Patience,
) {
  const manifest = await manifestOf(env, name, patience);
  if (!manifest || !refusal(manifest, kit)) return manifest;
  expireManifest(env, name);
  return manifestOf(env, name, patience);
}

/** A section that does not publish its manifest names it with whatever it renders, or cannot render. */
async function manifestOfFragment(env: Env, name: string, asked: Asked, patience: Patience) {
  const nothing = { ...asked, viewer: null, answers: {} };
  const { head, html } = await fetchFragment(env, name, nothing, patience);
  await html.cancel();
  keepManifest(env, head.manifest);
  return head.manifest;
}

/** What is wrong with a section that the browser could not run: its page would stand there, dead. */
function refusal({ build, kit }: SectionManifest, offered: string): Error | undefined {
  const mismatch = kitMismatch(kit, offered);
  return mismatch === undefined ? undefined : new Error(`build ${build} was ${mismatch}`);
}
