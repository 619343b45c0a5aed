import {
  FRAGMENT_HEADER,
  type FragmentHead,
  type FragmentRequest,
  type SectionManifest,
} from '@desert/contract/page';
import { matchRoute, readsOf } from '@desert/contract/routes';
/** A section's own Worker: renders its pages to HTML for the edge. Its files are served as assets. */
import { renderToReadableStream } from 'react-dom/server.edge';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import type { SectionDefinition } from '../section/define.ts';
import {
  FAILED_HEAD,
  FORBIDDEN_HEAD,
  MISSING_HEAD,
  outcomeFor,
  outcomeOf,
} from '../section/outcome.ts';
import { SectionPage } from './SectionPage.tsx';

/** Makes a section's Worker: `export default sectionWorker(section, manifest)`. */
export function sectionWorker(section: SectionDefinition, manifest: SectionManifest) {
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || pathname !== '/fragment') {
        return new Response('Not found', { status: 404 });
      }
      const asked = (await request.json()) as FragmentRequest;
      await loadComponent(shownOf(section, asked));
      const { stale, ...page } = describe(section, asked);
      const head: FragmentHead = { ...page, manifest };
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        [FRAGMENT_HEADER]: encodeURIComponent(JSON.stringify(head)),
      };
      if (stale) return new Response('', { status: 409, headers });
      if (head.location !== undefined) return new Response('', { headers });
      try {
        const html = await renderToReadableStream(<SectionPage section={section} {...asked} />, {
          identifierPrefix: section.name,
          onError: (error) => logError(manifest, asked.path, error),
        });
        return new Response(html, { headers });
      } catch {
        // Told to the log by then; the edge shows the layout, and the browser may try.
        return new Response(null, { status: 500 });
      }
    },
  };
}

/** The component that a fragment is made of. */
function shownOf({ routes, widgets }: SectionDefinition, { path, widget }: FragmentRequest) {
  return widget === undefined ? matchRoute(routes, path)?.route.Page : widgets?.[widget]?.View;
}

function logError({ name, build }: SectionManifest, path: string, error: unknown): void {
  const line = { event: 'section.render', section: name, build, path, error: String(error) };
  console.error(JSON.stringify(line));
}

/** A widget has no title; the page it is on has. Stale as a page is, or where it is not known here. */
function describeWidget(section: SectionDefinition, { widget = '', ...asked }: FragmentRequest) {
  const declared = section.widgets?.[widget];
  const params = { viewer: `${asked.viewer?.id}` };
  const reads = declared ? readsOf({ route: declared, params }, asked.search) : [];
  const stale = !declared || outcomeOf(reads, asked.answers).state === 'waiting';
  return { status: 200, title: '', description: '', stale };
}

/** Status, title and description of the page asked for; stale where the edge did not bring its reads. */
function describe(section: SectionDefinition, asked: FragmentRequest) {
  if (asked.widget !== undefined) return describeWidget(section, asked);
  const match = matchRoute(section.routes, asked.path);
  if (!match) return { status: 404, ...MISSING_HEAD, stale: false };
  const location = match.route.movedTo?.(match.params);
  if (location !== undefined) {
    return { status: 301, location, title: '', description: '', stale: false };
  }
  const outcome = outcomeFor(match, asked.search, asked.answers, asked.viewer);
  const stale = outcome.state === 'waiting';
  switch (outcome.state) {
    case 'ready':
      return {
        status: 200,
        listed: match.route.signedIn !== true,
        ...match.route.head(outcome.data, match.params),
        stale,
      };
    case 'missing':
      return { status: 404, ...MISSING_HEAD, stale };
    case 'forbidden':
      return { status: 403, ...FORBIDDEN_HEAD, stale };
    case 'waiting':
    case 'failed':
      return { status: 503, ...FAILED_HEAD, stale };
  }
}
