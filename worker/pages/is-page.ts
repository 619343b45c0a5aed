import type { RequestContext } from '../request-context.ts';
import { layOut } from './layout.ts';
import { render } from './render.ts';
import { routePage } from './route.ts';

/** Whether a visitor without a session sees a page at an address of this site. Renders it. */
export async function isPage(context: RequestContext, page: URL): Promise<boolean> {
  const request = new Request(page);
  const routed = await routePage({ ...context, request, url: page });
  if (routed instanceof Response) return false;
  const rendered = await render(routed);
  return !(rendered instanceof Response) && layOut(routed, rendered, undefined).head.status === 200;
}
