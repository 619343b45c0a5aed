/** What the edge and the browser have to know of a page of the shell besides the page itself. */
import { canonicalPath } from '@desert/contract/head';
import type { Answers } from '@desert/contract/page';
import { expandTemplate } from '@desert/contract/routes';
import type { SectionLink, ShellNeeds } from '@desert/contract/shell';
import { STATIC_WIDGET_PAGES } from '@desert/contract/widgets';
import { NOT_FOUND, type ShellHead } from './shellHead.ts';
import { shellRouteAt } from './shellPages.ts';

/** What has to be known of it before it is rendered. @param search its query string */
export function shellNeedsOf(
  path: string,
  search: string,
): Omit<ShellNeeds, 'preloads' | 'styleNames'> {
  const { page, params = {} } = shellRouteAt(path) ?? {};
  const isAsked = page?.asks === undefined || new URLSearchParams(search).get(page.asks)?.trim();
  const { widget, reads } = (isAsked && page) || {};
  return {
    signedIn: page?.signedIn ?? false,
    widget,
    staticWidgets: widget !== undefined && widget in STATIC_WIDGET_PAGES,
    widgetSearch: page?.widgetSearch?.(params),
    reads: reads?.map((template) => expandTemplate(template, params, search)),
    head: typeof page?.head === 'object' ? { status: 200, ...page.head } : undefined,
  };
}

/**
 * What a page of the shell itself says of itself, and its status.
 * @param section the section that owns the path and is not open yet, if any
 * @param answers to what it reads
 */
export function shellHeadAt(
  path: string,
  section: Pick<SectionLink, 'label'> | undefined,
  answers: Answers,
): ShellHead {
  if (section) {
    return {
      status: 200,
      title: `${section.label} is opening soon`,
      description: `${section.label} isn’t open yet. Check back soon.`,
      listed: false,
    };
  }
  const { page, params } = shellRouteAt(path) ?? {};
  if (!page || !params) return NOT_FOUND;
  return typeof page.head === 'function'
    ? page.head(answers, params)
    : { status: 200, ...page.head };
}

/** The path of the page's own address, where what it reads says that it is another one than that which was asked for. */
export function shellMovedTo(path: string, answers: Answers): string | undefined {
  const { page, params } = shellRouteAt(path) ?? {};
  const own = params && page?.ownPath?.(answers, params);
  return own === canonicalPath(path) ? undefined : own;
}
