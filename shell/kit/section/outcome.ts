import type { Viewer } from '@desert/contract/accounts/account';
import type { ApiResponses, FragmentHead, PageHead } from '@desert/contract/pages/page';
import { type RouteMatch, listReads } from '@desert/contract/pages/routes';
import type { Route } from './define.ts';

export type PageOutcome =
  | { state: 'loading' }
  | { state: 'not-found' }
  | { state: 'failed'; address: string }
  | { state: 'forbidden' }
  | { state: 'moved'; location: string }
  | { state: 'ready'; data: Record<string, unknown> };

/**
 * The state of a page by its first response that is missing or not 200. A 400 (malformed parameter) counts as a 404.
 */
export function computeOutcome(
  reads: [name: string, address: string][],
  responses: ApiResponses,
): PageOutcome {
  const data: Record<string, unknown> = {};
  for (const [name, address] of reads) {
    const response = responses[address];
    if (!response) return { state: 'loading' };
    if (response.status === 404 || response.status === 400) return { state: 'not-found' };
    if (response.status !== 200) return { state: 'failed', address };
    data[name] = response.body;
  }
  return { state: 'ready', data };
}

/** The state of a route's page for a viewer. Checks the reads, then `isAllowed`, then `movedTo`. */
export function computeRouteOutcome(
  { route, params }: RouteMatch<Route>,
  search: string,
  responses: ApiResponses,
  viewer: Viewer | null,
): PageOutcome {
  const outcome = computeOutcome(listReads({ route, params }, search), responses);
  if (outcome.state !== 'ready') return outcome;
  if (!(route.isAllowed?.(outcome.data, viewer) ?? true)) return { state: 'forbidden' };
  const location = route.movedTo?.(outcome.data, params);
  return location === undefined ? outcome : { state: 'moved', location };
}

/** Document head and HTTP status of an outcome. On the server, 'loading' means that a response is missing: 503. */
export function buildFragmentHead(
  outcome: PageOutcome,
  { route, params }: RouteMatch<Route>,
  search: string,
): FragmentHead {
  switch (outcome.state) {
    case 'ready':
      return {
        status: 200,
        listed: route.signedIn !== true,
        ...route.head(outcome.data, params, search),
      };
    case 'not-found':
      return { status: 404, ...NOT_FOUND_HEAD };
    case 'forbidden':
      return { status: 403, ...FORBIDDEN_HEAD };
    case 'moved':
      return buildRedirectHead(outcome.location);
    case 'loading':
    case 'failed':
      return { status: 503, ...FAILED_HEAD };
  }
}

export function buildRedirectHead(location: string): FragmentHead {
  return { status: 301, location, title: '', description: '' };
}

export const NOT_FOUND_HEAD: PageHead = {
  title: 'Page not found',
  description: 'There’s no page at this address.',
};

const FORBIDDEN_HEAD: PageHead = {
  title: 'You can’t edit this',
  description: 'Only the fan who posted this can edit it.',
};

export const FAILED_HEAD: PageHead = {
  title: 'Something went wrong',
  description: 'We can’t show this page right now.',
};
