/** Composes a page: the shell's HTML with the sections' fragments in it, the state to hydrate from. */
import { sectionAt } from '@desert/contract/routes';
import { openSections, sectionWorker } from '../sections/section-workers.ts';
import { inTime } from '../sections/time-budget.ts';
import { answerDocument, answerEarly } from './answer-document.ts';
import type { PageRequest } from './page-request.ts';
import { renderParts } from './parts.ts';
import { letGo } from './section-part.ts';

/** How long a page of the shell waits for its widgets before the first part of its head is sent, in ms. */
const EARLY_MS = 50;

/** Composes the page at an address, whatever becomes of its sections. */
export async function composePage(page: PageRequest): Promise<Response> {
  const { env, shell, path, search } = page;
  const routed = page.stages.begin('route');
  const owner = sectionAt(env.SECTIONS, path);
  const owned = owner && sectionWorker(env, owner.name) ? owner.name : undefined;
  const needs = owned === undefined ? shell.needsOf(path, search) : undefined;
  if (needs?.signedIn && !(await page.viewer)) return toLogIn(path, search);

  const bringing = needs?.widget === undefined ? [] : openSections(env, needs.widget);
  const names = owned === undefined ? bringing.map(({ name }) => name) : [owned];
  routed();
  const rendering = renderParts(page, names, needs);
  // Whatever becomes of its widgets, such a page is good.
  if (needs?.head && page.waited && !(await inTime(rendering, EARLY_MS))) {
    const early = await answerEarly(page, needs, names, rendering);
    if (early) return early;
  }
  const rendered = await rendering;
  if (rendered.signInFirst) return toLogIn(path, search);
  const moved = needs && shell.movedTo(path, rendered.answers);
  if (moved !== undefined) {
    await letGo(rendered.parts);
    return redirect(301, moved + queryOf(search));
  }
  const [first] = rendered.parts;
  if (owned !== undefined && first?.head.location !== undefined) {
    await first.html.cancel();
    return redirect(first.head.status, first.head.location + queryOf(search));
  }
  return answerDocument(page, rendered, needs);
}

function toLogIn(path: string, search: string): Response {
  return redirect(302, `/login?next=${encodeURIComponent(path + queryOf(search))}`);
}

function queryOf(search: string): string {
  return search && `?${search}`;
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}
