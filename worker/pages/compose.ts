import { canonicalPath } from '@desert/contract/pages/head';
import type { PageHead, SectionManifest } from '@desert/contract/pages/page';
import type { InlineScript } from '@desert/contract/pages/shell';
import { TAGGED_WIDGET } from '@desert/contract/pages/widgets';
import { readTheme } from '../http/request/theme.ts';
import { type PageOrigin, buildPageHeaders } from '../http/response/page-headers.ts';
import { buildContentSecurityPolicy } from '../http/response/security-headers.ts';
import { awaitInTime } from '../platform/isolate/in-time.ts';
import { closeDocument, openBody, openDocument } from './document.ts';
import { importMap } from './import-map.ts';
import {
  listFiles,
  getHtmlAfterOwn,
  joinLayout,
  mergeIntegrity,
  type PageLayout,
  layOut,
} from './layout.ts';
import type { PageRequest } from './page-request.ts';
import { PREVIEW_STYLE, buildPreviewBarHtml } from './preview-bar.ts';
import type { Rendered } from './render.ts';
import type { Routed } from './route.ts';
import { findCachedManifest, getCurrentManifests } from './sections/manifests.ts';
import type { RenderedStrips } from './strips.ts';
import { getPageSheets, type Sheet } from './styles.ts';

/** How long a visitor's page waits for its strips, in ms; then the HTML before them is sent first. */
const WHOLE_MS = 50;

export async function compose(routed: Routed, rendered: Rendered): Promise<Response> {
  const { page } = routed;
  const { strips } = rendered;
  const composed = page.stages.begin('compose');
  const longest = page.waited ? WHOLE_MS : page.env.FRAGMENT_TIMEOUT_MS;
  const renderedStrips = strips && (await awaitInTime(strips.rendered, longest));
  const layout = layOut(routed, rendered, renderedStrips);
  const sheets = await listSheets(routed, rendered, renderedStrips);
  const inline = await buildInlineScripts(routed, layout);
  const opening =
    renderHead(routed, layout.head, inline) + (await renderBodyStart(page, layout, sheets));
  const origin = listPageBuilds(routed, layout.manifests, layout.state);
  if (!strips || renderedStrips) {
    const html = opening + joinLayout(layout) + renderBodyEnd(layout, sheets);
    composed();
    return respond(page, layout.head.status, html, sheets, inline, origin);
  }
  const rest = strips.rendered.then((late) => {
    const all = layOut(routed, rendered, late);
    return getHtmlAfterOwn(all) + renderBodyEnd(all, sheets);
  });
  const body = createTwoPartStream(opening + joinLayout(layout, 2), rest);
  composed();
  return respond(page, layout.head.status, body, sheets, inline, origin);
}

function listSheets(
  { page, needs }: Routed,
  { visitor, parts, strips: begun }: Rendered,
  strips: RenderedStrips | undefined,
): Promise<Sheet[]> {
  const { sheet } = page.shell;
  const ofShell = [
    ...(needs?.styleNames ?? []),
    ...(visitor.viewer ? sheet.ofMembers : []),
    ...(begun ? sheet.strips : []),
  ];
  const manifests = strips
    ? strips.parts.map(({ manifest }) => manifest)
    : listCachedManifests(page, begun?.names ?? []);
  const shown = manifests.map((manifest) => ({ manifest, widget: TAGGED_WIDGET }));
  const ownParts = parts.map(({ manifest }) => ({ manifest, widget: needs?.widget }));
  return getPageSheets(page, ofShell, [...ownParts, ...shown]);
}

/**
 * Sends the start of the head before the page is rendered. @returns undefined if the head or a manifest is not known
 * yet
 */
export async function composeEarly(
  routed: Routed,
  rendering: Promise<Rendered | Response>,
): Promise<Response | undefined> {
  const { page, needs, names } = routed;
  const cachedManifests = listCachedManifests(page, names);
  if (!needs?.head || cachedManifests.length < names.length) return undefined;
  const { widget, styleNames } = needs;
  const shown = cachedManifests.map((manifest) => ({ manifest, widget }));
  const allowed = await getPageSheets(page, [...styleNames, ...page.shell.sheet.ofMembers], shown);
  const running = needs.staticWidgets ? [] : cachedManifests;
  const files = { ...listFiles(page, running), integrity: mergeIntegrity(page, running) };
  const inline = await buildInlineScripts(routed, files);
  async function finish() {
    const rendered = await rendering;
    if (rendered instanceof Response) throw new Error('a page of the shell with a head has moved');
    const layout = layOut(routed, rendered, undefined);
    const sheets = layout.manifests.map(
      ({ styles: [href = ''] }) =>
        // Links the sheet of a build that was deployed meanwhile.
        allowed.find((sheet) => sheet.href === href) ?? { href },
    );
    const body = await renderBodyStart(page, layout, [...allowed.slice(0, 1), ...sheets]);
    return body + joinLayout(layout) + renderBodyEnd(layout, allowed);
  }
  const opening = renderHead(routed, needs.head, inline);
  const origin = listPageBuilds(routed, cachedManifests);
  return respond(
    page,
    needs.head.status,
    createTwoPartStream(opening, finish()),
    allowed,
    inline,
    origin,
  );
}

function listCachedManifests(page: PageRequest, names: string[]) {
  return names.flatMap((name) => findCachedManifest(page, name) ?? []);
}

function createTwoPartStream(first: string, rest: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(first));
      controller.enqueue(encoder.encode(await rest));
      controller.close();
    },
  });
}

async function buildInlineScripts(
  { page, needs }: Routed,
  { modules, integrity }: Pick<PageLayout, 'modules' | 'integrity'>,
): Promise<InlineScript[]> {
  const map = await importMap([...(needs?.preloads ?? []), ...modules], integrity);
  return map ? [...page.shell.inline, map] : page.shell.inline;
}

function renderHead(
  { page, needs }: Routed,
  head: PageHead & { status: number },
  inline: InlineScript[],
): string {
  const { request, path, preview, shell } = page;
  return openDocument({
    head,
    theme: readTheme(request),
    inline,
    canonical: new URL(request.url).origin + canonicalPath(path),
    listed: head.status === 200 && head.listed !== false && !preview,
    script: shell.script,
    preloads: needs?.preloads ?? [],
    integrity: shell.integrity,
  });
}

async function renderBodyStart(
  page: PageRequest,
  layout: PageLayout,
  sheets: Sheet[],
): Promise<string> {
  const { preview } = page;
  return openBody({
    sheets: preview ? [...sheets, { href: PREVIEW_STYLE }] : sheets,
    preloads: layout.scripts,
    integrity: layout.integrity,
    above: preview ? await renderPreviewBar(page, layout) : '',
    builds: listBuilds(page, layout.manifests),
  });
}

function listBuilds({ env, shell }: PageRequest, manifests: SectionManifest[]): string[] {
  const sections = manifests.map(({ name, build }) => `${name} ${build}`);
  return [`edge ${env.EDGE_BUILD}`, `shell ${shell.build}`, ...sections];
}

function listPageBuilds(
  { page, owner }: Routed,
  manifests: SectionManifest[],
  state?: PageLayout['state'],
): PageOrigin {
  return {
    owner,
    sections: manifests.map(({ name }) => name),
    unavailable: state?.unavailable ?? [],
    unequal: state?.clientRendered ?? [],
    builds: listBuilds(page, manifests),
  };
}

async function renderPreviewBar(page: PageRequest, { state }: PageLayout): Promise<string> {
  if (!page.preview) return '';
  const { section } = page.preview;
  const elsewhere = state.unavailable.includes(section) ? [] : [section];
  const manifests = { ...(await getCurrentManifests(page, elsewhere)), ...state.manifests };
  return buildPreviewBarHtml(page.preview, { sections: state.sections, manifests });
}

function renderBodyEnd(
  { state, reads, styles, stripStyles, integrity }: PageLayout,
  sheets: Sheet[],
): string {
  const inPart = sheets.filter(({ text }) => text !== undefined).map(({ href }) => href);
  const missing = stripStyles.filter((href) => !sheets.some((sheet) => sheet.href === href));
  return closeDocument(
    { state, reads },
    [...inPart.slice(0, 1), ...missing],
    inPart.filter((href) => styles.includes(href)),
    integrity,
  );
}

function respond(
  { form, stages }: PageRequest,
  status: number,
  body: string | ReadableStream,
  sheets: Sheet[],
  inline: InlineScript[],
  origin: PageOrigin,
): Response {
  return new Response(body, {
    status: form?.status ?? status,
    headers: {
      ...buildPageHeaders(origin, stages),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': buildContentSecurityPolicy(
        sheets.flatMap(({ hash }) => hash ?? []),
        inline.map(({ hash }) => hash),
      ),
    },
  });
}
