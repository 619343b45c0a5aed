/** The answer with a page's document: in one piece where all of it is there at once, else as it comes. */
import { canonicalPath } from '@desert/contract/head';
import type { PageHead } from '@desert/contract/page';
import type { InlineScript, ShellRenderer } from '@desert/contract/shell';
import { TAGGED_WIDGET } from '@desert/contract/widgets';
import type { Preview } from '../preview/token.ts';
import { contentSecurityPolicy } from '../response/security-headers.ts';
import { cachedManifest, currentManifests } from '../sections/manifests.ts';
import { closeDocument, openBody, openDocument } from './document.ts';
import { filesOf, type Frame, framePage, integrityOf } from './frame.ts';
import { importMap } from './import-map.ts';
import type { PageRequest } from './page-request.ts';
import type { PageParts } from './parts.ts';
import { piecesOf } from './pieces.ts';
import { PREVIEW_STYLE, previewBar } from './preview-bar.ts';
import { writePage } from './stream.ts';
import { pageSheets, type Sheet, type Shown } from './styles.ts';
import { themeOf } from './theme.ts';

/** What the page asks of the shell; nothing where it is a section's. */
type Needs = ReturnType<ShellRenderer['needsOf']> | undefined;

/** How long a document waits for all of its HTML, in ms: most is there at once. */
const WHOLE_MS = 50;

/** Answers with a page of which everything is rendered, or about to be. */
export async function answerDocument(
  page: PageRequest,
  parts: PageParts,
  needs: Needs,
): Promise<Response> {
  const { frame, writing } = beginPage(page, parts, needs);
  const written = await writing.within(page.waited ? WHOLE_MS : page.env.FRAGMENT_TIMEOUT_MS);
  const strips = shownStrips(page, parts, frame);
  const { sheet } = page.shell;
  const ofShell = [
    needs?.styleNames ?? [],
    parts.viewer ? sheet.ofMembers : [],
    parts.strips ? sheet.strips : [],
  ];
  const sheets = await pageSheets(page, ofShell.flat(), [...parts.parts, ...strips]);
  const inline = await inlineOf(page, needs, frame);
  const opening = headOf(page, frame.head, needs, inline) + (await bodyOf(page, frame, sheets));
  const body = written
    ? opening + written.html + endOf(frame, written.truncated, sheets)
    : writing.after(opening, (truncated) => endOf(frame, truncated, sheets));
  return answer(page, frame.head.status, body, sheets, inline);
}

/**
 * Answers with the head of a good page of the shell, and with the rest of it when it is rendered.
 * @param names the sections that bring something to it
 * @returns undefined where it is not known which style sheets that will take
 */
export async function answerEarly(
  page: PageRequest,
  needs: NonNullable<Needs>,
  names: string[],
  rendering: Promise<PageParts>,
): Promise<Response | undefined> {
  const { head } = needs;
  const known = names.flatMap((name) => cachedManifest(page, name) ?? []);
  if (!head || known.length < names.length) return undefined;
  const { widget, styleNames } = needs;
  const shown = known.map((manifest) => ({ manifest, widget }));
  const allowed = await pageSheets(page, [...styleNames, ...page.shell.sheet.ofMembers], shown);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const running = needs.staticWidgets ? [] : known;
  const files = { ...filesOf(page, running), integrity: integrityOf(page, running) };
  const inline = await inlineOf(page, needs, files);
  const opening = new TextEncoder().encode(headOf(page, head, needs, inline));
  async function write() {
    await writer.write(opening);
    writer.releaseLock();
    const { frame, writing } = beginPage(page, await rendering, needs);
    const sheets = frame.manifests.map(
      ({ styles: [href = ''] }) =>
        // One of a build that came out meanwhile is linked.
        allowed.find((sheet) => sheet.href === href) ?? { href },
    );
    const rest = await bodyOf(page, frame, [...allowed.slice(0, 1), ...sheets]);
    await writing.after(rest, (truncated) => endOf(frame, truncated, allowed)).pipeTo(writable);
  }
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return answer(page, head.status, readable, allowed, inline);
}

function beginPage(page: PageRequest, parts: PageParts, needs: Needs) {
  const frame = framePage(page, parts, !needs?.staticWidgets);
  return { frame, writing: writePage(piecesOf(page, frame, parts)) };
}

/** The strips of a page, or before they are rendered those of the builds that are known. */
function shownStrips(page: PageRequest, { strips }: PageParts, frame: Frame): Shown[] {
  if (!strips) return [];
  const known = frame.strips ?? strips.names.flatMap((name) => cachedManifest(page, name) ?? []);
  return known.map((manifest) => ({ manifest, widget: TAGGED_WIDGET }));
}

/** The scripts of the head itself, with what the modules of the page have to be. */
async function inlineOf(
  page: PageRequest,
  needs: Needs,
  { modules, integrity }: Pick<Frame, 'modules' | 'integrity'>,
): Promise<InlineScript[]> {
  const map = await importMap([...(needs?.preloads ?? []), ...modules], integrity);
  return map ? [...page.shell.inline, map] : page.shell.inline;
}

function headOf(
  page: PageRequest,
  head: PageHead & { status: number },
  needs: Needs,
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

async function bodyOf(page: PageRequest, frame: Frame, sheets: Sheet[]): Promise<string> {
  const { env, shell, preview } = page;
  return openBody({
    sheets: preview ? [...sheets, { href: PREVIEW_STYLE }] : sheets,
    preloads: frame.scripts,
    integrity: integrityWithStrips(frame),
    above: preview ? await barOf(page, preview, frame) : '',
    builds: [
      `edge ${env.EDGE_BUILD}`,
      `shell ${shell.build}`,
      ...[...frame.manifests, ...(frame.strips ?? [])].map(({ name, build }) => `${name} ${build}`),
    ],
  });
}

async function barOf(page: PageRequest, preview: Preview, { state }: Frame): Promise<string> {
  const { section } = preview;
  const elsewhere = state.unavailable.includes(section) ? [] : [section];
  const manifests = { ...(await currentManifests(page, elsewhere)), ...state.manifests };
  return previewBar(preview, { sections: state.sections, manifests });
}

/** @param sheets those of which the head has rules or a link, the shell's first */
function endOf(frame: Frame, truncated: string[], sheets: Sheet[]): string {
  const { state, foreign, styles, strips = [] } = frame;
  const inPart = sheets.filter(({ text }) => text !== undefined).map(({ href }) => href);
  const missing = strips
    .flatMap((strip) => strip.styles)
    .filter((href) => !sheets.some((sheet) => sheet.href === href));
  return closeDocument(
    { ...state, clientRendered: [...foreign, ...truncated] },
    [...inPart.slice(0, 1), ...missing],
    inPart.filter((href) => styles.includes(href)),
    integrityWithStrips(frame),
  );
}

/** What the files of the page and of its strips have to be, by their addresses. */
function integrityWithStrips({ integrity, strips = [] }: Frame): Frame['integrity'] {
  return Object.assign({}, integrity, ...strips.map((strip) => strip.integrity));
}

function answer(
  { form }: PageRequest,
  status: number,
  body: string | ReadableStream,
  sheets: Sheet[],
  inline: InlineScript[],
): Response {
  return new Response(body, {
    status: form?.status ?? status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(
        sheets.flatMap(({ hash }) => hash ?? []),
        inline.map(({ hash }) => hash),
      ),
    },
  });
}
