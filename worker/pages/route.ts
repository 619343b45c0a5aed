/**
 * First stage of a page: finds its section or shell page. Throws a `Redirect` to the log-in, or for signed-in users away
 * from it.
 */
import { findSection, safeRedirectPath } from '@desert/contract/pages/routes';
import type { SectionLink, ShellNeeds } from '@desert/contract/pages/shell';
import { appendQuery, Redirect } from '../http/response/redirect.ts';
import type { RequestContext } from '../request-context.ts';
import { accountForms } from './forms/account.ts';
import type { RefusedForm } from './forms/posted.ts';
import { type PageRequest, toPageRequest } from './page-request.ts';
import { findCachedManifest } from './sections/manifests.ts';
import { openSections, findSectionWorker } from './sections/section-workers.ts';
import { findPageTag } from './sections/strip-sections.ts';

export interface Routed {
  page: PageRequest;
  owner: string | undefined;
  needs: ShellNeeds | undefined;
  names: string[];
}

export async function routePage(context: RequestContext, form?: RefusedForm): Promise<Routed> {
  const { env, shell, url } = context;
  const { pathname, search } = url;
  const right = plainPath(env.SECTIONS, pathname);
  if (right !== pathname) throw new Redirect(301, right, search.slice(1));
  const section = findSection(env.SECTIONS, pathname);
  const owner = section && findSectionWorker(env, section.name) ? section.name : undefined;
  const needs = owner === undefined ? shell.needsOf(pathname, search.slice(1)) : undefined;
  const hasStrips =
    owner !== undefined && findPageTag(findCachedManifest(context, owner), pathname) !== undefined;
  const isOfSeveral = hasStrips || needs?.widget !== undefined;
  const page = toPageRequest(context, { form, isOfSeveral });
  const end = page.stages.begin('route');
  if (needs?.signedIn && !(await page.visitor).viewer) throw createLogInRedirect(page);
  if (accountForms[pathname.replace(/\/$/, '')] && (await page.visitor).viewer)
    throw new Redirect(302, safeRedirectPath(new URLSearchParams(search).get('next')));
  const widgets = needs?.widget === undefined ? [] : openSections(env, needs.widget);
  const names = owner === undefined ? widgets.map(({ name }) => name) : [owner];
  end();
  return { page, owner, needs, names };
}

/** Matches a percent-encoded dash that is no hyphen, such as that of '2011–12', or a minus sign. */
const DASH = /%E2%80%9[0-5]|%E2%88%92/gi;

/** A path with hyphens for other dashes, and its section's name as the section writes it. */
function plainPath(sections: SectionLink[], path: string): string {
  const [, first = '', rest = ''] = /^(\/[^/]*)(.*)$/.exec(path.replace(DASH, '-')) ?? [];
  return (findSection(sections, first.toLowerCase())?.path ?? first) + rest;
}

export function createLogInRedirect({ path, search }: PageRequest): Redirect {
  return new Redirect(302, '/login', `next=${encodeURIComponent(appendQuery(path, search))}`);
}
