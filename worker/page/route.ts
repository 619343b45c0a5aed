/** First stage of a page: whose page is at the address, and who has to log in first. */
import { sectionAt } from '@desert/contract/routes';
import { safeRedirectPath } from '@desert/contract/safe-redirect';
import type { ShellNeeds } from '@desert/contract/shell';
import { cachedManifest } from '../sections/manifests.ts';
import { openSections, sectionWorker } from '../sections/section-workers.ts';
import { accountFormAt } from './forms/account.ts';
import type { RefusedForm } from './forms/posted.ts';
import { type PageRequest, pageRequestOf, type Visit } from './page-request.ts';
import { tagAt } from './strips.ts';

/** A page of a section, or one of the shell with the widgets of sections. */
export interface Routed {
  page: PageRequest;
  /** The section that owns the page. */
  owner: string | undefined;
  /** What the shell needs for a page of its own. */
  needs: ShellNeeds | undefined;
  /** The sections that render a part of the page. */
  names: string[];
}

/** @param form a form that was posted to the page, and refused */
export async function route(visit: Visit, form?: RefusedForm): Promise<Routed | Response> {
  const { env, shell, request } = visit;
  const { pathname, search } = new URL(request.url);
  const found = sectionAt(env.SECTIONS, pathname);
  const owner = found && sectionWorker(env, found.name) ? found.name : undefined;
  const needs = owner === undefined ? shell.needsOf(pathname, search.slice(1)) : undefined;
  const hasStrips =
    owner !== undefined && tagAt(cachedManifest(visit, owner), pathname) !== undefined;
  const isOfSeveral = hasStrips || needs?.widget !== undefined;
  const page = pageRequestOf(visit, { form, isOfSeveral });
  const end = page.stages.begin('route');
  if (needs?.signedIn && !(await page.viewer)) return toLogIn(page);
  // A signed-in member has nothing to do at the log-in form.
  if (accountFormAt(pathname) && (await page.viewer))
    return redirect(302, safeRedirectPath(new URLSearchParams(search).get('next')));
  const widgets = needs?.widget === undefined ? [] : openSections(env, needs.widget);
  const names = owner === undefined ? widgets.map(({ name }) => name) : [owner];
  end();
  return { page, owner, needs, names };
}

/** The log-in page, which leads back here. */
export function toLogIn({ path, search }: PageRequest): Response {
  return redirect(302, `/login?next=${encodeURIComponent(withQuery(path, search))}`);
}

/** Another page, with the query of this one. */
export function movedTo(status: number, path: string, { search }: PageRequest): Response {
  return redirect(status, withQuery(path, search));
}

function withQuery(path: string, search: string): string {
  return path + (search && `?${search}`);
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}
