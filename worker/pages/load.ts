import type { FragmentRequest, SectionManifest } from '@desert/contract/pages/page';
import { isPersonal, matchRoute, listReads } from '@desert/contract/pages/routes';
import { STATIC_WIDGET_PAGES } from '@desert/contract/pages/widgets';
import type { Redirect } from '../http/response/redirect.ts';
import { type ApiRead, addResponses } from './api-reads.ts';
import type { PageRequest } from './page-request.ts';
import { createLogInRedirect } from './route.ts';

export interface SectionLoad {
  manifest: SectionManifest;
  reads: Record<string, ApiRead>;
  body: string;
  /** Cache key of a fragment that is the same for every visitor; undefined for others, and if a read failed. */
  sharedAs: string | undefined;
}

export async function readAll(
  addresses: string[],
  read: PageRequest['read'],
): Promise<Record<string, ApiRead>> {
  const entries = await Promise.all(
    addresses.map(async (value) => [value, await read(value)] as const),
  );
  return Object.fromEntries(entries);
}

/**
 * Loads a section's data. @returns the redirect to the log-in if the page is for members only, and the visitor has no
 * session @throws if a static widget's read failed (5xx): it has no code to offer a retry
 */
export async function loadSection(
  page: PageRequest,
  manifest: SectionManifest,
  widget: string | undefined,
): Promise<SectionLoad | Redirect> {
  const { path, search, form } = page;
  const { name, build, routes, widgets } = manifest;
  const match = widget === undefined ? matchRoute(routes, path) : null;
  const declared = widget === undefined ? match?.route : widgets?.[widget];
  const isShared = declared?.shared === true && !form;
  const closed = match?.route.signedIn;
  const personal = widget !== undefined && declared && isPersonal(declared);
  const viewer = closed || personal ? (await page.visitor).viewer : null;
  if (closed && !viewer) return createLogInRedirect(page);
  const params = match?.params ?? { viewer: `${viewer?.id}` };
  const addresses = declared ? listReads({ route: declared, params }, search) : [];
  const [reads, visitor] = await Promise.all([
    readAll(
      addresses.map(([, address]) => address),
      isShared ? page.readPublic : page.read,
    ),
    isShared ? undefined : page.visitor,
  ]);
  const failed = Object.entries(reads).find(([, { status }]) => status >= 500);
  if (failed && widget !== undefined && widget in STATIC_WIDGET_PAGES)
    throw new Error(`${failed[0]} answered ${failed[1].status}`);
  const fragmentRequest: Omit<FragmentRequest, 'responses'> = {
    build,
    path,
    search,
    route: match ? { at: routes.indexOf(match.route), params: match.params } : undefined,
    widget,
    viewer: visitor?.viewer ?? null,
    form: form && { errors: form.errors, values: form.values },
  };
  const json = JSON.stringify(fragmentRequest);
  const hashes = isShared ? Object.values(reads).map(({ hash }) => hash()) : [];
  const sharedAs = isShared && !failed ? [name, json, ...hashes].join(' ') : undefined;
  return { manifest, reads, body: addResponses(json, reads), sharedAs };
}
