/** Serves a static widget alone, for client-side navigation to its page: docs/decisions/0018-static-widgets.md */
import { expandTemplate } from '@desert/contract/pages/routes';
import {
  buildAuthorQuery,
  MEMBER_WIDGET,
  STATIC_WIDGET_PAGES,
  staticWidgetPath,
  TAGGED_WIDGET,
  tagSearch,
  WIDGETS_PREFIX,
} from '@desert/contract/pages/widgets';
import { AUTHOR } from '@desert/contract/records/filter';
import { TagFilter } from '@desert/contract/tags/tags';
import type { ErrorBody } from '@desert/contract/text/errors';
import * as v from 'valibot';
import { createErrorResponse } from '../http/response/errors.ts';
import type { RequestContext } from '../request-context.ts';
import { parseRead } from './api-reads.ts';
import { renderWidgetDocument } from './document.ts';
import { toPageRequest } from './page-request.ts';
import { isPart, renderSection } from './section-fragment.ts';
import { openSections } from './sections/section-workers.ts';

function findWidget({ env, url }: RequestContext) {
  if (!url.pathname.startsWith(WIDGETS_PREFIX)) return undefined;
  return Object.entries(STATIC_WIDGET_PAGES)
    .flatMap(([widget, path]) =>
      openSections(env, widget).map(({ name }) => ({ name, widget, path })),
    )
    .find(({ name, widget }) => url.pathname === staticWidgetPath(name, widget));
}

/** Responds with a document, for a script to parse: 4xx for an invalid tag or author, 503 if the section fails. */
export async function serveStaticWidget(context: RequestContext): Promise<Response | undefined> {
  const foundWidget = findWidget(context);
  if (!foundWidget) return undefined;
  const { name, widget, path } = foundWidget;
  const page = { ...toPageRequest(context), path };
  if (widget === TAGGED_WIDGET) {
    // An empty tag would list all records, so it is replaced by an invalid one.
    const tag = new URLSearchParams(page.search).get('tag') || '?';
    const { issues } = v.safeParse(TagFilter, tag);
    if (issues) return createErrorResponse(400, { tag: issues[0].message });
    page.search = tagSearch(tag);
  }
  if (widget === MEMBER_WIDGET) {
    const author = new URLSearchParams(page.search).get('author')?.trim();
    if (!author) return createErrorResponse(400, { author: AUTHOR });
    page.search = buildAuthorQuery(author);
    page.path = expandTemplate(path, { username: author });
  }
  const part = await renderSection(page, name, widget);
  if (!isPart(part))
    return createErrorResponse(503, 'This part of the site isn’t responding right now.');
  const refused = Object.values(part.reads).find(({ status }) => status >= 400);
  if (widget === TAGGED_WIDGET && refused) {
    const { errors } = parseRead(refused).body as ErrorBody;
    return createErrorResponse(refused.status, errors);
  }
  const { styles, integrity = {} } = part.manifest;
  return new Response(renderWidgetDocument(part.html, styles, integrity), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
