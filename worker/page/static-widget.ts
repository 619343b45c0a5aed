/** A widget that is HTML only without its page, for a tab that comes back to it: see docs/decisions/0018-static-widgets.md. */
import {
  STATIC_WIDGET_PAGES,
  staticWidgetPath,
  type StaticWidget,
  WIDGETS_PREFIX,
} from '@desert/contract/widgets';
import type { Env } from '../env.ts';
import { errorResponse } from '../errors.ts';
import { type PageContext, pageRequestOf } from './page-request.ts';
import { renderSection, SIGN_IN_REQUIRED } from './section-part.ts';
import { openSections } from './sections.ts';
import { readFragment } from './stream.ts';

/** A section's widget, and the page it is made for. */
interface WidgetOf {
  section: string;
  widget: string;
  /** The path of the page. */
  path: string;
}

/** The widget that has this path, if any has. */
export function staticWidgetAt(env: Env, asked: string): WidgetOf | undefined {
  if (!asked.startsWith(WIDGETS_PREFIX)) return undefined;
  for (const [widget, path] of Object.entries(STATIC_WIDGET_PAGES)) {
    for (const { name } of openSections(env, widget)) {
      if (asked === staticWidgetPath(name, widget)) return { section: name, widget, path };
    }
  }
  return undefined;
}

/** Answers with a section's widget as JSON: a `StaticWidget`; 503 where the section cannot render it. */
export async function answerStaticWidget(
  { section, widget, path }: WidgetOf,
  visit: PageContext,
): Promise<Response> {
  const part = await renderSection(section, { ...pageRequestOf(visit), path }, widget);
  if (part && part !== SIGN_IN_REQUIRED) {
    const chunks: Uint8Array[] = [];
    const take = async (chunk: Uint8Array) => void chunks.push(chunk);
    const endTags = await readFragment(part, visit.env, take, widget);
    const html = await new Blob(chunks).text();
    const answer: StaticWidget = { html, styles: part.manifest.styles };
    const headers = { 'cache-control': 'no-store' };
    if (endTags === undefined) return Response.json(answer, { headers });
  }
  return errorResponse(503, 'This part of the site does not answer just now.');
}
