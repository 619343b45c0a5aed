/** Fourth stage of a page: writes its document into the response, at once or as its parts become ready. */
import { buildPageHeaders } from '../http/response/page-headers.ts';
import { buildContentSecurityPolicy } from '../http/response/security-headers.ts';
import { awaitInTime } from '../platform/isolate/in-time.ts';
import { encodeHtml } from './document.ts';
import { buildDocument, buildEarlyDocument } from './page-document.ts';
import type { Rendered } from './render.ts';
import type { Routed } from './route.ts';

/** How long a page with a known head waits for its fragments, in ms, before its head is sent. */
const EARLY_MS = 50;

export async function composeDocument(
  routed: Routed,
  rendering: Promise<Rendered>,
): Promise<Response> {
  const { page, needs } = routed;
  const isLate = needs?.head && page.waited && !(await awaitInTime(rendering, EARLY_MS));
  const { status, head, early, late, sheets, inline, origin } =
    (isLate && (await buildEarlyDocument(routed, rendering))) ||
    (await buildDocument(routed, await rendering));
  const isReady = Array.isArray(early) && Array.isArray(late);
  const body = isReady
    ? encodeHtml([head, ...early, ...late])
    : new ReadableStream<Uint8Array>({
        async start(controller) {
          for (const part of [[head], early, late]) controller.enqueue(encodeHtml(await part));
          controller.close();
        },
      });
  return new Response(body, {
    status: page.form?.status ?? status,
    headers: {
      ...buildPageHeaders(origin, page.stages),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': buildContentSecurityPolicy(
        sheets.flatMap(({ hash }) => hash ?? []),
        inline.map(({ hash }) => hash),
      ),
    },
  });
}
