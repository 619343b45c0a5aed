import type { Viewer } from '@desert/contract/account';
import type { ShellRenderer } from '@desert/contract/shell';
import { type Stages, startStages } from '../response/page-headers.ts';
import type { Asking } from '../sections/section-workers.ts';
import { suspensionOfVisitor, viewerOf } from '../session/page.ts';
import { type ApiAccess, type ApiReader, apiReader } from './api-reads.ts';
import type { RefusedForm } from './forms/posted.ts';

export interface Visit extends Asking, ApiAccess {
  shell: ShellRenderer;
  context: Pick<ExecutionContext, 'waitUntil'>;
  /** Whether the response is streamed to a visitor; false if the cache first stores it completely. */
  waited: boolean;
}

export interface PageRequest extends Visit, ApiReader {
  path: string;
  search: string;
  viewer: Promise<Viewer | null>;
  suspension: Promise<string | undefined>;
  stages: Stages;
  form?: RefusedForm | undefined;
}

/** Starts the reads that every page needs. @param isOfSeveral whether several sections read the API concurrently */
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
