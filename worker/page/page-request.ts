import type { Viewer } from '@desert/contract/account';
import type { ShellRenderer } from '@desert/contract/shell';
import { type Stages, startStages } from '../response/page-headers.ts';
import type { Asking } from '../sections/section-workers.ts';
import { suspensionOfVisitor, viewerOf } from '../session/page.ts';
import { type ApiAccess, type ApiReader, apiReader } from './api-reads.ts';
import type { RefusedForm } from './forms/posted.ts';

/** A request that the edge answers with a page or a part of one. */
export interface Visit extends Asking, ApiAccess {
  shell: ShellRenderer;
  context: Pick<ExecutionContext, 'waitUntil'>;
  /** Whether a visitor waits for the first bytes; not so if a stale page is revalidated in the background. */
  waited: boolean;
}

/** A page to make: its address, its viewer, and reads on the viewer's behalf. */
export interface PageRequest extends Visit, ApiReader {
  /** Percent-encoded, as in the address. */
  path: string;
  /** The query string without its '?'. */
  search: string;
  viewer: Promise<Viewer | null>;
  /** Why and until when the visitor's account is suspended. */
  suspension: Promise<string | undefined>;
  stages: Stages;
  /** A form that was posted to the page, and refused. */
  form?: RefusedForm | undefined;
}

/**
 * @param form a form that the visit posted, and that was refused
 * @param isOfSeveral whether several sections read for the page at the same time
 */
export function pageRequestOf(
  visit: Visit,
  { form, isOfSeveral = false }: { form?: RefusedForm | undefined; isOfSeveral?: boolean } = {},
): PageRequest {
  const { request, env } = visit;
  const url = new URL(request.url);
  return {
    ...visit,
    ...apiReader(visit, isOfSeveral),
    path: url.pathname,
    search: url.search.slice(1),
    form,
    stages: startStages(),
    viewer: viewerOf(request, env),
    suspension: suspensionOfVisitor(request, env),
  };
}
