import { type Visitor, findVisitor } from '../accounts/session/page.ts';
import { type Stages, startStages } from '../http/response/page-headers.ts';
import type { RequestContext } from '../request-context.ts';
import { type ApiReader, createApiReader } from './api-reads.ts';
import type { RefusedForm } from './forms/posted.ts';

export interface PageRequest extends RequestContext, ApiReader {
  path: string;
  search: string;
  visitor: Promise<Visitor>;
  stages: Stages;
  form?: RefusedForm | undefined;
}

/** Starts the reads that every page needs. @param isOfSeveral whether several sections read the API concurrently */
export function toPageRequest(
  context: RequestContext,
  { form, isOfSeveral = false }: { form?: RefusedForm | undefined; isOfSeveral?: boolean } = {},
): PageRequest {
  return {
    ...context,
    ...createApiReader(context, isOfSeveral),
    path: context.url.pathname,
    search: context.url.search.slice(1),
    form,
    stages: startStages(),
    visitor: findVisitor(context),
  };
}
