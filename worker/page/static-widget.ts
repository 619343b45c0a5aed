/** A widget of the home page without the page, for a tab that comes back to it: see docs/decisions/0018-static-widgets.md. */
import { HOME_WIDGET, staticWidgetPath, type StaticWidget } from '@desert/contract/widgets';
import type { Env } from '../env.ts';
import { errorResponse } from '../errors.ts';
import { type PageContext, pageRequestOf } from './page-request.ts';
import { renderSection, SIGN_IN_REQUIRED } from './section-part.ts';
import { openSections } from './sections.ts';
import { readFragment } from './stream.ts';

/** The section whose widget has this address, if any has. */
export function staticWidgetAt(env: Env, path: string): string | undefined {
  return openSections(env, HOME_WIDGET).find(({ name }) => path === staticWidgetPath(name))?.name;
}

/** Answers with a section's widget as JSON: a `StaticWidget`; 503 where the section cannot render it. */
export async function answerStaticWidget(name: string, visit: PageContext): Promise<Response> {
  const part = await renderSection(name, { ...pageRequestOf(visit), path: '/' }, HOME_WIDGET);
  if (part && part !== SIGN_IN_REQUIRED) {
    const chunks: Uint8Array[] = [];
    const take = async (chunk: Uint8Array) => void chunks.push(chunk);
    const endTags = await readFragment(part, visit.env, take, HOME_WIDGET);
    const html = await new Blob(chunks).text();
    const widget: StaticWidget = { html, styles: part.manifest.styles };
    const headers = { 'cache-control': 'no-store' };
    if (endTags === undefined) return Response.json(widget, { headers });
  }
  return errorResponse(503, 'This part of the site does not answer just now.');
}
