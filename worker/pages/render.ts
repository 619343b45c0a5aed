/**
 * Second and third stage of a page: loads the data and renders the fragments of its sections, concurrently. Throws a
 * `Redirect` if the page has moved or needs a session.
 */
import type { ApiResponses } from '@desert/contract/pages/page';
import { expandTemplate } from '@desert/contract/pages/routes';
import type { Visitor } from '../accounts/session/page.ts';
import { Redirect } from '../http/response/redirect.ts';
import { parseRead, type ApiRead } from './api-reads.ts';
import { readAll } from './load.ts';
import type { PageRequest } from './page-request.ts';
import type { Routed } from './route.ts';
import { isPart, type Part, renderSection } from './section-fragment.ts';
import { beginStrips, type PageStrips, collectStrips } from './strips.ts';

export interface Rendered {
  visitor: Visitor;
  reads: Record<string, ApiRead>;
  responses: ApiResponses;
  parts: Part[];
  unavailable: string[];
  strips: PageStrips | undefined;
}

export async function renderPageParts({ page, owner, needs, names }: Routed): Promise<Rendered> {
  const begun = owner === undefined ? undefined : beginStrips(page, owner);
  const request =
    needs?.widgetSearch === undefined ? page : { ...page, search: needs.widgetSearch };
  const [visitor, ownReads, reads, ...rendered] = await Promise.all([
    page.visitor,
    readOwn(page, needs?.ownReads ?? []),
    page.stages.time('load', readAll(needs?.reads ?? [], page.read)),
    ...names.map((name) => renderSection(request, name, needs?.widget)),
  ]);
  const redirect = rendered.find((part) => part instanceof Redirect);
  if (redirect) throw redirect;
  const allReads = { ...reads, ...ownReads };
  const responses: ApiResponses = Object.fromEntries(
    Object.entries(allReads).map(([address, read]) => [address, parseRead(read)]),
  );
  const moved = needs && page.shell.movedTo(page.path, responses);
  if (moved !== undefined) throw new Redirect(301, moved, page.search);
  const parts = rendered.filter(isPart);
  const head = owner === undefined ? undefined : parts[0]?.head;
  if (head?.location !== undefined) throw new Redirect(head.status, head.location, page.search);
  return {
    visitor,
    reads: allReads,
    responses,
    parts,
    unavailable: names.filter((_, at) => rendered[at] === undefined),
    strips: owner === undefined ? undefined : collectStrips(page, owner, begun, parts[0]),
  };
}

async function readOwn(page: PageRequest, templates: string[]): Promise<Record<string, ApiRead>> {
  const { viewer } = templates.length > 0 ? await page.visitor : {};
  const addresses = templates.flatMap((template) =>
    viewer ? expandTemplate(template, { username: viewer.username }) : [],
  );
  return readAll(addresses, page.read);
}
