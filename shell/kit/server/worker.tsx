/** A section's Worker, which renders fragments for the edge. */
import type {
  FragmentHead,
  FragmentLine,
  FragmentRequest,
  SectionManifest,
} from '@desert/contract/pages/page';
import type { RouteMatch } from '@desert/contract/pages/routes';
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server.edge';
import { createApiCache } from '../app/apiCache.ts';
import { SiteRouter } from '../app/router.tsx';
import { ViewerContext } from '../app/session.ts';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import { loadFilters } from '../records/filters/FilterPlace.tsx';
import { ApiCacheContext, createPostedForm, PostedFormContext } from '../section/context.tsx';
import type { Route, SectionDefinition } from '../section/define.ts';
import { MatchedPage } from '../section/MatchedPage.tsx';
import {
  buildFragmentHead,
  buildRedirectHead,
  NOT_FOUND_HEAD,
  computeRouteOutcome,
} from '../section/outcome.ts';
import { WidgetApp } from '../section/WidgetApp.tsx';

const encoder = new TextEncoder();

/** Usage: `export default createSectionWorker(section, manifest)`. The protocol is documented at `FragmentRequest`. */
export function createSectionWorker(section: SectionDefinition, manifest: SectionManifest) {
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || pathname !== '/fragment') {
        return new Response('Not found', { status: 404 });
      }
      const fragmentRequest = (await request.json()) as FragmentRequest;
      if (fragmentRequest.build !== manifest.build) return Response.json(manifest, { status: 409 });
      const part = findFragmentPart(section, fragmentRequest);
      if (!part) return new Response('No such widget', { status: 404 });
      const { head, page, code } = part;
      if (head.location !== undefined) return createFragmentResponse(head);
      await Promise.all([loadComponent(code), loadFilters()]);
      const tree = (
        <ViewerContext value={atom(fragmentRequest.viewer)}>
          <SiteRouter path={fragmentRequest.path} search={fragmentRequest.search}>
            <ApiCacheContext value={createApiCache(fragmentRequest.responses)}>
              <PostedFormContext
                value={createPostedForm(fragmentRequest.path, fragmentRequest.form)}
              >
                {page}
              </PostedFormContext>
            </ApiCacheContext>
          </SiteRouter>
        </ViewerContext>
      );
      try {
        // Rendering never suspends, so streaming would cost three times as much without an earlier start.
        const html = renderToString(tree, { identifierPrefix: section.name });
        return createFragmentResponse(html === '' ? { ...head, empty: true } : head, html);
      } catch (error) {
        logError(manifest, fragmentRequest.path, error);
        // The edge sends the layout without this fragment, and the browser may render it.
        return new Response(null, { status: 500 });
      }
    },
  };
}

function createFragmentResponse(head: FragmentHead, html = ''): Response {
  const body = encoder.encode(html);
  const line: FragmentLine = { ...head, bytes: body.length };
  const start = encoder.encode(`${JSON.stringify(line)}\n`);
  const fragment = new Uint8Array(start.length + body.length);
  fragment.set(start);
  fragment.set(body, start.length);
  return new Response(fragment);
}

function findFragmentPart(
  { routes, widgets }: SectionDefinition,
  fragmentRequest: FragmentRequest,
) {
  if (fragmentRequest.widget !== undefined) {
    const widget = widgets?.[fragmentRequest.widget];
    if (!widget) return undefined;
    // A widget has no title of its own.
    const head: FragmentHead = { status: 200, title: '', description: '' };
    return { head, page: <WidgetApp widget={widget} />, code: widget.View };
  }
  const route = fragmentRequest.route && routes[fragmentRequest.route.at];
  const match =
    route && fragmentRequest.route ? { route, params: fragmentRequest.route.params } : null;
  const page = <MatchedPage match={match} />;
  return { head: buildPageHead(match, fragmentRequest), page, code: match?.route.Page };
}

function buildPageHead(
  match: RouteMatch<Route> | null,
  fragmentRequest: FragmentRequest,
): FragmentHead {
  if (!match) return { status: 404, ...NOT_FOUND_HEAD };
  const location = match.route.redirectTo?.(match.params);
  if (location !== undefined) return buildRedirectHead(location);
  const outcome = computeRouteOutcome(
    match,
    fragmentRequest.search,
    fragmentRequest.responses,
    fragmentRequest.viewer,
  );
  return buildFragmentHead(outcome, match, fragmentRequest.search);
}

function logError({ name, build }: SectionManifest, path: string, error: unknown): void {
  const line = { event: 'section.render', section: name, build, path, error: String(error) };
  console.error(JSON.stringify(line));
}
