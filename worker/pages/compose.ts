import { canonicalPath } from '@desert/contract/pages/head';
import type { PageHead, SectionManifest } from '@desert/contract/pages/page';
import type { InlineScript } from '@desert/contract/pages/shell';
import { TAGGED_WIDGET } from '@desert/contract/pages/widgets';
import { themeOf } from '../http/request/theme.ts';
import { type PageOrigin, pageHeaders } from '../http/response/page-headers.ts';
import { contentSecurityPolicy } from '../http/response/security-headers.ts';
import { inTime } from '../platform/isolate/in-time.ts';
import { closeDocument, openBody, openDocument } from './document.ts';
import { importMap } from './import-map.ts';
import { filesOf, htmlAfterOwn, htmlOf, integrityOf, type Layout, layOut } from './layout.ts';
import type { PageRequest } from './page-request.ts';
import { PREVIEW_STYLE, previewBar } from './preview-bar.ts';
import type { Rendered } from './render.ts';
import type { Routed } from './route.ts';
import { cachedManifest, currentManifests } from './sections/manifests.ts';
import type { RenderedStrips } from './strips.ts';
import { pageSheets, type Sheet } from './styles.ts';

/** How long a visitor's page waits for its strips, in ms; then the HTML before them is sent first. */
const WHOLE_MS = 50;

export async function compose(routed: Routed, rendered: Rendered): Promise<Response> {
  const { page } = routed;
  const { strips } = rendered;
  const composed = page.stages.begin('compose');
  const longest = page.waited ? WHOLE_MS : page.env.FRAGMENT_TIMEOUT_MS;
  const known = strips && (await inTime(strips.rendered, longest));
  const layout = layOut(routed, rendered, known);
  const sheets = await sheetsOf(routed, rendered, known);
  const inline = await inlineOf(routed, layout);
  const opening = headOf(routed, layout.head, inline) + (await bodyOf(page, layout, sheets));
  const origin = originOf(routed, layout.manifests, layout.state);
  if (!strips || known) {
    const html = opening + htmlOf(layout) + endOf(layout, sheets);
    composed();
    return respond(page, layout.head.status, html, sheets, inline, origin);
  }
  const rest = strips.rendered.then((late) => {
    const all = layOut(routed, rendered, late);
    return htmlAfterOwn(all) + endOf(all, sheets);
  });
  const body = inTwo(opening + htmlOf(layout, 2), rest);
  composed();
  return respond(page, layout.head.status, body, sheets, inline, origin);
}

function sheetsOf(
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
    : manifestsOf(page, begun?.names ?? []);
  const shown = manifests.map((manifest) => ({ manifest, widget: TAGGED_WIDGET }));
  const own = parts.map(({ manifest }) => ({ manifest, widget: needs?.widget }));
  return pageSheets(page, ofShell, [...own, ...shown]);
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
  const known = manifestsOf(page, names);
  if (!needs?.head || known.length < names.length) return undefined;
  const { widget, styleNames } = needs;
  const shown = known.map((manifest) => ({ manifest, widget }));
  const allowed = await pageSheets(page, [...styleNames, ...page.shell.sheet.ofMembers], shown);
  const running = needs.staticWidgets ? [] : known;
  const files = { ...filesOf(page, running), integrity: integrityOf(page, running) };
  const inline = await inlineOf(routed, files);
  async function finish() {
    const rendered = await rendering;
    if (rendered instanceof Response) throw new Error('a page of the shell with a head has moved');
    const layout = layOut(routed, rendered, undefined);
    const sheets = layout.manifests.map(
      ({ styles: [href = ''] }) =>
        // Links the sheet of a build that was deployed meanwhile.
        allowed.find((sheet) => sheet.href === href) ?? { href },
    );
    const body = await bodyOf(page, layout, [...allowed.slice(0, 1), ...sheets]);
    return body + htmlOf(layout) + endOf(layout, allowed);
  }
  const opening = headOf(routed, needs.head, inline);
  const origin = originOf(routed, known);
  return respond(page, needs.head.status, inTwo(opening, finish()), allowed, inline, origin);
}

function manifestsOf(page: PageRequest, names: string[]) {
  return names.flatMap((name) => cachedManifest(page, name) ?? []);
}

function inTwo(first: string, rest: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(first));
      controller.enqueue(encoder.encode(await rest));
      controller.close();
    },
  });
}

async function inlineOf(
  { page, needs }: Routed,
  { modules, integrity }: Pick<Layout, 'modules' | 'integrity'>,
): Promise<InlineScript[]> {
  const map = await importMap([...(needs?.preloads ?? []), ...modules], integrity);
  return map ? [...page.shell.inline, map] : page.shell.inline;
}

function headOf(
  { page, needs }: Routed,
  head: PageHead & { status: number },
  inline: InlineScript[],
): string {
  const { request, path, preview, shell } = page;
  return openDocument({
    head,
    theme: themeOf(request),
    inline,
    canonical: new URL(request.url).origin + canonicalPath(path),
    listed: head.status === 200 && head.listed !== false && !preview,
    script: shell.script,
    preloads: needs?.preloads ?? [],
    integrity: shell.integrity,
  });
}

async function bodyOf(page: PageRequest, layout: Layout, sheets: Sheet[]): Promise<string> {
  const { preview } = page;
  return openBody({
    sheets: preview ? [...sheets, { href: PREVIEW_STYLE }] : sheets,
    preloads: layout.scripts,
    integrity: layout.integrity,
    above: preview ? await barOf(page, layout) : '',
    builds: buildsOf(page, layout.manifests),
  });
}

function buildsOf({ env, shell }: PageRequest, manifests: SectionManifest[]): string[] {
  const sections = manifests.map(({ name, build }) => `${name} ${build}`);
  return [`edge ${env.EDGE_BUILD}`, `shell ${shell.build}`, ...sections];
}

function originOf(
  { page, owner }: Routed,
  manifests: SectionManifest[],
  state?: Layout['state'],
): PageOrigin {
  return {
    owner,
    sections: manifests.map(({ name }) => name),
    unavailable: state?.unavailable ?? [],
    unequal: state?.clientRendered ?? [],
    builds: buildsOf(page, manifests),
  };
}

async function barOf(page: PageRequest, { state }: Layout): Promise<string> {
  if (!page.preview) return '';
  const { section } = page.preview;
  const elsewhere = state.unavailable.includes(section) ? [] : [section];
  const manifests = { ...(await currentManifests(page, elsewhere)), ...state.manifests };
  return previewBar(page.preview, { sections: state.sections, manifests });
}

function endOf({ state, reads, styles, stripStyles, integrity }: Layout, sheets: Sheet[]): string {
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
      ...pageHeaders(origin, stages),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(
        sheets.flatMap(({ hash }) => hash ?? []),
        inline.map(({ hash }) => hash),
      ),
    },
  });
}
