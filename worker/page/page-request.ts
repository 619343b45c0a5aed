import type { Viewer } from '@desert/contract/account';
import type { Answer } from '@desert/contract/page';
import { nextOf, TOTAL_HEADER, totalOf } from '@desert/contract/paging';
import { sectionAt } from '@desert/contract/routes';
import type { ShellRenderer } from '@desert/contract/shell';
import { readTogether } from '../database/together.ts';
import { type Stages, startStages } from '../response/page-headers.ts';
import { cachedManifest } from '../sections/manifests.ts';
import type { Asking } from '../sections/section-workers.ts';
import { suspensionOfVisitor, viewerOf, withSessionOf } from '../session/page.ts';
import type { RefusedForm } from './forms/posted.ts';
import { tagAt } from './strips.ts';

/** A request that the edge answers with a page or a part of one. */
export interface PageContext extends Asking {
  request: Request;
  shell: ShellRenderer;
  /** Whether somebody waits for the first of it. */
  waited: boolean;
  /** Asks the API inside this Worker. @param database what it reads, where that is not the one bound */
  fetchApi: (read: Request, database?: D1Database) => Promise<Response>;
}

/** What a page, or a part of it, is made for: its address, its viewer, and reads on the viewer's behalf. */
export interface PageRequest extends PageContext {
  /** Percent-encoded, as in the address. */
  path: string;
  /** The query string without its '?'. */
  search: string;
  viewer: Promise<Viewer | null>;
  /** Why and until when the visitor's account is suspended. */
  suspension: Promise<string | undefined>;
  stages: Stages;
  /** One that was posted to the page, and refused. */
  form?: RefusedForm | undefined;
  /** The answer of the API to a path of this site, asked for once for all parts of the page. */
  read: (address: string) => Promise<Answer>;
}

/** What is known of a visit from its request. @param form one that it posted, and that was refused */
export function pageRequestOf(visit: PageContext, form?: RefusedForm): PageRequest {
  const { request, env, shell, fetchApi } = visit;
  const url = new URL(request.url);
  // A page of the shell shows several sections, as one with strips does, which read at the same time.
  const owner = sectionAt(env.SECTIONS, url.pathname);
  const tag = owner && tagAt(cachedManifest(visit, owner.name), url.pathname);
  const isShared =
    tag !== undefined || shell.needsOf(url.pathname, url.search).widget !== undefined;
  const database = isShared ? readTogether(env.DB) : env.DB;
  const answers = new Map<string, Promise<Answer>>();
  async function ask(address: string): Promise<Answer> {
    // With none of the visitor's headers, which are about the document: If-None-Match, Range. In place
    // of the cookie a read shares the session.
    const asked = new Request(new URL(address, url));
    const response = await fetchApi(withSessionOf(request, asked, env), database);
    const next = nextOf(response.headers.get('link'));
    const total = totalOf(response.headers.get(TOTAL_HEADER));
    return { status: response.status, body: await response.json(), next, total };
  }
  return {
    ...visit,
    path: url.pathname,
    search: url.search.slice(1),
    form,
    viewer: viewerOf(request, env),
    suspension: suspensionOfVisitor(request, env),
    stages: startStages(),
    read(address) {
      const answer = answers.get(address) ?? ask(address);
      answers.set(address, answer);
      return answer;
    },
  };
}
