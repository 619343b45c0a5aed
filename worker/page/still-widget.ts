/** A widget of the home page without the page, for a tab that comes back to it: see docs/decisions/0018-still-widgets.md. */
import { HOME_WIDGET, stillAddress, type StillWidget } from '@desert/contract/page';
import type { Env } from '../env.ts';
import { errorAnswer } from '../errors.ts';
import { log } from '../log.ts';
import { type PageVisit, pageRequestOf } from './page-request.ts';
import { readWhole } from './read-whole.ts';
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
  const { html, head } = part.fragment;
  const { build, styles } = head.manifest;
  const chunks: Uint8Array[] = [];
  const take = async (chunk: Uint8Array) => void chunks.push(chunk);
  const broken = await readWhole(html, visit.env.FRAGMENT_TIMEOUT_MS, take);
  if (broken) {
    log('section.broken-off', { section: name, build, widget: HOME_WIDGET, fault: broken.fault });
    return unavailable();
  }
  const widget: StillWidget = { html: await new Blob(chunks).text(), styles };
  return Response.json(widget, { headers: { 'cache-control': 'no-store' } });
}

function unavailable(): Response {
  return errorAnswer(503, 'This part of the site does not answer just now.');
}
