/** A widget of the home page without the page, for a tab that comes back to it: see docs/decisions/0018-still-widgets.md. */
import { HOME_WIDGET, stillAddress, type StillWidget } from '@desert/contract/page';
import type { Env } from '../env.ts';
import { type PageVisit, pageRequestOf } from './page-request.ts';
import { renderSection, SIGN_IN_FIRST } from './section-page.ts';
import { openSections } from './sections.ts';

/** The section whose widget has this address, if any has. */
export function stillWidgetAt(env: Env, path: string): string | undefined {
  const bringing = openSections(env).filter(({ widgets }) => widgets?.includes(HOME_WIDGET));
  return bringing.find(({ name }) => path === stillAddress(name))?.name;
}

/**
 * Answers with a section's widget as JSON: a `StillWidget`; 503 where the section cannot render it.
 * @param kit the kit version that the shell offers
 */
export async function answerStillWidget(
  name: string,
  kit: string,
  visit: PageVisit,
): Promise<Response> {
  const request = { ...pageRequestOf(visit), path: '/', kit };
  const part = await renderSection(name, request, HOME_WIDGET);
  if (!part || part === SIGN_IN_FIRST) return unavailable();
  try {
    const html = await new Response(part.fragment.html).text();
    const { styles } = part.fragment.head.manifest;
    return json({ html, styles } satisfies StillWidget, 200);
  } catch {
    return unavailable();
  }
}

function unavailable(): Response {
  const message = 'This part of the site does not answer just now.';
  return json({ errors: { message } }, 503);
}

function json(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
