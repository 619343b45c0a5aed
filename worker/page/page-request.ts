import type { Env } from '../env.ts';
import { viewerOf, withSessionOf } from '../session/page.ts';
import type { PageRequest } from './section-page.ts';

export interface PageVisit {
  request: Request;
  env: Env;
  /** Asks the API inside this Worker. */
  askApi: (read: Request) => Promise<Response>;
}

/** What a page, or a part of it, is made for: its address, its viewer, and reads on the viewer's behalf. */
export function pageRequestOf({ request, env, askApi }: PageVisit): Omit<PageRequest, 'kit'> {
  const url = new URL(request.url);
  return {
    env,
    path: url.pathname,
    search: url.search.slice(1),
    viewer: viewerOf(request, env),
    askApi(address) {
      // With none of the visitor's headers, which are about the document: If-None-Match, Range. In place
      // of the cookie a read shares the session.
      const read = new Request(new URL(address, url));
      return askApi(withSessionOf(request, read, env));
    },
  };
}
