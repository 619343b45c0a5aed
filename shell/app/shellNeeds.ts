/** Properties of a shell page that the edge and the browser need before they render it. */
import { canonicalPath } from '@desert/contract/pages/head';
import type { ApiResponses } from '@desert/contract/pages/page';
import { expandTemplate } from '@desert/contract/pages/routes';
import type { SectionLink, ShellNeeds } from '@desert/contract/pages/shell';
import { STATIC_WIDGET_PAGES } from '@desert/contract/pages/widgets';
import { NOT_FOUND, type ShellHead } from '../sections/shellPageTypes.ts';
import { matchShellRoute } from './shellPages.ts';

export function listShellNeeds(
  path: string,
  search: string,
): Omit<ShellNeeds, 'preloads' | 'styleNames'> {
  const { page, params = {} } = matchShellRoute(path) ?? {};
  const query = new URLSearchParams(search);
  const isAsked = page?.asks === undefined || query.get(page.asks)?.trim();
  const { widget, reads, cursorReads = [], ownReads } = (isAsked && page) || {};
  const hasCursor = query.has('cursor');
  return {
    signedIn: page?.signedIn ?? false,
    widget,
    staticWidgets: widget !== undefined && widget in STATIC_WIDGET_PAGES,
    widgetSearch: page?.widgetSearch?.(params),
    reads: reads
      ?.concat(hasCursor ? cursorReads : [])
      .map((template) => expandTemplate(template, params, search)),
    ownReads,
    head: typeof page?.head === 'object' ? { status: 200, ...page.head } : undefined,
  };
}

/**
 * The head of a shell page, or of the "Not found" page. @param section the section at the path if it is not open yet
 * @param responses responses to the page's reads
 */
export function buildShellHead(
  path: string,
  section: Pick<SectionLink, 'label'> | undefined,
  responses: ApiResponses,
): ShellHead {
  if (section) {
    return {
      status: 200,
      title: `${section.label} is opening soon`,
      description: `${section.label} isn’t open yet. Check back soon.`,
      listed: false,
    };
  }
  const { page, params } = matchShellRoute(path) ?? {};
  if (!page || !params) return NOT_FOUND;
  return typeof page.head === 'function'
    ? page.head(responses, params)
    : { status: 200, ...page.head };
}

/** Canonical path if the responses redirect the page; otherwise undefined. */
export function findShellRedirect(path: string, responses: ApiResponses): string | undefined {
  const { page, params } = matchShellRoute(path) ?? {};
  const canonical = params && page?.ownPath?.(responses, params);
  return canonical === canonicalPath(path) ? undefined : canonical;
}
