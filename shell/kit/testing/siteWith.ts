/** Runs a section in its tests as the edge and the shell do, with stubbed API responses. */
import type { Viewer } from '@desert/contract/accounts/account';
import type {
  ApiResponse,
  ApiResponses,
  FragmentRequest,
  PageHead,
  PostedForm,
  SectionManifest,
} from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import { act } from '@testing-library/react';
import { type ApiCache, createApiCache } from '../app/apiCache.ts';
import { $viewer } from '../app/session.ts';
import { loadFilters } from '../records/filters/FilterPlace.tsx';
import type { SectionDefinition } from '../section/define.ts';
import { createSectionModule } from '../section/mount.tsx';
import { createSectionWorker } from '../server/worker.tsx';
import { unmountAfterTest } from './reset.ts';

export interface SectionVisit {
  /** The element in which the section is mounted. */
  element: HTMLElement;
  /** The heading in the server's HTML, before the section took it over. */
  rendered: HTMLElement | null;
  /** Heads of the pages that the section has shown. */
  heads: PageHead[];
  cache: ApiCache;
}

export interface SectionSite {
  /**
   * Renders a page of the section as its Worker does.
   * @param form a form that was posted to the page and refused
   */
  renderOnServer: (address: string, viewer: Viewer | null, form?: PostedForm) => Promise<string>;
  /**
   * Opens a page of the section in the document as the shell does.
   * @param html the server's HTML, to hydrate
   * @param form as in `renderOnServer`
   */
  visit: (
    address: string,
    viewer: Viewer | null,
    html?: string,
    form?: PostedForm,
  ) => Promise<SectionVisit>;
}

/**
 * A site with one section.
 * @param path where its pages start: '/news'
 * @param known the API's responses by address; requests to other addresses fail
 */
export function siteWith(
  section: SectionDefinition,
  path: string,
  responses: ApiResponses,
): SectionSite {
  const { prepare, mount } = createSectionModule(section);
  const manifest = { name: section.name, build: 'test' } as SectionManifest;
  const worker = createSectionWorker(section, manifest);

  let leave = () => {};
  return {
    async renderOnServer(address, viewer, form) {
      const { pathname, search } = new URL(address, 'https://section.invalid');
      const match = matchRoute(section.routes, pathname);
      const fragmentRequest: FragmentRequest = {
        build: manifest.build,
        path: pathname,
        search: search.slice(1),
        route: match
          ? { at: section.routes.indexOf(match.route), params: match.params }
          : undefined,
        // The edge renders shared pages without a viewer.
        viewer: match?.route.shared ? null : viewer,
        responses: responses,
        form,
      };
      const response = await worker.fetch(
        new Request('https://section.invalid/fragment', {
          method: 'POST',
          body: JSON.stringify(fragmentRequest),
        }),
      );
      const fragment = await response.text();
      return fragment.slice(fragment.indexOf('\n') + 1);
    },
    async visit(address, viewer, html = '', form) {
      await act(async () => leave());
      window.history.replaceState(null, '', address);
      $viewer.set(viewer);
      const element = document.createElement('div');
      element.innerHTML = html;
      document.body.replaceChildren(element);
      const rendered = element.querySelector('h1');
      const heads: PageHead[] = [];
      // As after the visitor's first intent.
      await Promise.all([prepare(window.location.pathname), loadFilters()]);
      const cache = createApiCache(responses, noResponse);
      const onShown = (head: PageHead) => heads.push(head);
      await act(async () => {
        leave = mount(element, { cache, onShown, path, form });
      });
      unmountAfterTest(leave);
      return { element, rendered, heads, cache };
    },
  };
}

async function noResponse(): Promise<ApiResponse> {
  return { status: 0, body: null };
}
