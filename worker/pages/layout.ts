import { toBrowserManifest } from '@desert/contract/pages/critical-rules';
import type { PageHead, SectionManifest } from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import { type PageState, splitAtPlaceholders } from '@desert/contract/pages/shell';
import { readTheme } from '../http/request/theme.ts';
import { getMinimumPasswordLength } from '../limits.ts';
import { findDemoAccount } from '../members/users/demo-account.ts';
import type { ApiRead } from './api-reads.ts';
import type { Integrity } from './document.ts';
import { listClientRendered, listRunnableSections } from './kit-skew.ts';
import type { PageRequest } from './page-request.ts';
import type { Rendered } from './render.ts';
import type { Routed } from './route.ts';
import type { Part } from './section-fragment.ts';
import { findCachedManifest } from './sections/manifests.ts';
import { findSectionWorker } from './sections/section-workers.ts';
import type { RenderedStrips } from './strips.ts';

const UNAVAILABLE: PageHead & { status: number } = {
  status: 503,
  title: 'Back in a moment',
  description: 'This part of the site isn’t responding right now.',
};

export interface PageLayout {
  head: PageHead & { status: number };
  /** The shell's HTML and the section names of its placeholders, alternating. */
  pieces: string[];
  fragments: Map<string, string>;
  state: PageState;
  reads: Record<string, ApiRead>;
  /** Manifests of the builds that rendered the fragments; those of strips come last. */
  manifests: SectionManifest[];
  stripStyles: string[];
  scripts: string[];
  styles: string[];
  modules: string[];
  integrity: Integrity;
}

export function layOut(
  { page, needs }: Routed,
  { visitor, reads, responses, parts, unavailable, strips: begun }: Rendered,
  strips: RenderedStrips | undefined,
): PageLayout {
  const { env, shell, request, path, search, form } = page;
  const isScripted = !needs?.staticWidgets;
  const lazyHydration = isHydratedLazily(page, parts);
  const running = isScripted ? parts.map(({ manifest }) => manifest) : [];
  const failed = isScripted
    ? unavailable.flatMap((name) => findCachedManifest(page, name) ?? [])
    : [];
  const state: PageState = {
    viewer: visitor.viewer,
    theme: readTheme(request),
    sections: env.SECTIONS,
    manifests: Object.fromEntries(
      (lazyHydration ? [] : [...running, ...failed]).map((manifest) => [
        manifest.name,
        toBrowserManifest(manifest),
      ]),
    ),
    soon: env.SECTIONS.filter(({ name }) => !findSectionWorker(env, name)).map(({ name }) => name),
    credit: env.CREDIT,
    unavailable: [...unavailable, ...(strips?.unavailable ?? [])],
    emptyStrips: strips?.empty,
    clientRendered: listClientRendered(running, page),
    responses,
    lazyHydration: lazyHydration || undefined,
    tag: begun?.tag,
    title: begun && parts[0]?.head.title,
    form: form && { errors: form.errors, values: form.values },
    suspension: form?.suspended ? form.errors['message'] : visitor.suspension,
    demo: findDemoAccount(env),
    passwordMin: getMinimumPasswordLength(env),
  };
  const { html, page: shellHead } = shell.render(state, { path, search });
  const all = [...parts, ...(strips?.parts ?? [])];
  const manifests = all.map(({ manifest }) => manifest);
  return {
    head: shellHead ?? parts[0]?.head ?? UNAVAILABLE,
    pieces: splitAtPlaceholders(html),
    fragments: new Map(all.map((part) => [part.manifest.name, part.html])),
    state,
    reads: Object.assign(
      {},
      reads,
      ...(isScripted && !lazyHydration ? parts.map((part) => part.reads) : []),
    ),
    manifests,
    stripStyles: (strips?.parts ?? []).flatMap(({ manifest }) => manifest.styles),
    ...listFiles(page, running),
    ...(lazyHydration && { scripts: [], modules: [] }),
    integrity: mergeIntegrity(page, manifests),
  };
}

/** Whether the document has neither scripts nor data of the page's section, which is hydrated when a control is used. */
function isHydratedLazily(page: PageRequest, [part, ...others]: Part[]): boolean {
  if (!part || others.length > 0 || part.head.status !== 200 || page.form) return false;
  const { manifest } = part;
  const isLazy = matchRoute(manifest.routes, page.path)?.route.lazyHydration === true;
  return isLazy && listClientRendered([manifest], page).length === 0;
}

export function joinLayout({ pieces, fragments }: PageLayout, end = pieces.length): string {
  const filled = pieces.map((piece, at) => (at % 2 === 0 ? piece : (fragments.get(piece) ?? '')));
  return filled.slice(0, end).join('');
}

/** The HTML after the placeholder of the page's own section, for a page whose strips are sent later. */
export function getHtmlAfterOwn(layout: PageLayout): string {
  return joinLayout(layout).slice(joinLayout(layout, 2).length);
}

export function listFiles(page: PageRequest, manifests: SectionManifest[]) {
  const running = listRunnableSections(manifests, page);
  const scripts = running.flatMap((manifest) => listScripts(manifest, page));
  const later = running.flatMap(({ entry, preloads }) => [entry, ...preloads]);
  return {
    scripts,
    styles: running.flatMap(({ styles }) => styles),
    modules: [...scripts, ...later],
  };
}

export function mergeIntegrity({ shell }: PageRequest, manifests: SectionManifest[]): Integrity {
  return Object.assign({}, shell.integrity, ...manifests.map(({ integrity }) => integrity));
}

/**
 * The scripts to preload for a section's page: the exposed module and the page's lazy code. For forms, and for
 * sections without an exposed module, the files of Module Federation instead of that module.
 */
function listScripts(manifest: SectionManifest, { shell, path }: PageRequest): string[] {
  const { entry, exposed, preloads, routes } = manifest;
  const route = matchRoute(routes, path)?.route;
  const ofPage = route?.preloads ?? [];
  if (exposed !== undefined && route?.shape !== 'form') return [exposed, ...ofPage];
  return [...shell.federation, entry, ...preloads, ...ofPage];
}
