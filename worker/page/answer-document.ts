/** The answer with a page's document: in one piece where all of it is there at once, else as it comes. */
import { canonicalPath } from '@desert/contract/head';
import type { PageHead, SectionManifest } from '@desert/contract/page';
import { sectionAt } from '@desert/contract/routes';
import type { InlineScript, ShellRenderer } from '@desert/contract/shell';
import type { Preview } from '../preview/token.ts';
import { type PageOrigin, pageHeaders } from '../response/page-headers.ts';
import { contentSecurityPolicy } from '../response/security-headers.ts';
import { cachedManifest, currentManifests } from '../sections/manifests.ts';
import { inTime } from '../sections/time-budget.ts';
import { closeDocument, openBody, openDocument } from './document.ts';
import { filesOf, type Frame, framePage, integrityOf } from './frame.ts';
import { importMap } from './import-map.ts';
import type { PageRequest } from './page-request.ts';
import type { PageParts } from './parts.ts';
import { piecesOf } from './pieces.ts';
import { PREVIEW_STYLE, previewBar } from './preview-bar.ts';
import { sectionSheets, type Sheet, shellSheet } from './sheets.ts';
import { writePage } from './stream.ts';
import { themeOf } from './theme.ts';
import { usedSheets } from './used-sheets.ts';

/** What the page asks of the shell; nothing where it is a section's. */
type Needs = ReturnType<ShellRenderer['needsOf']> | undefined;

/** How long a document waits for all of its HTML, by which the shell's rules are chosen, in ms: most is there at once. */
const WHOLE_MS = 50;

/** Answers with a page of which everything is rendered, or about to be. */
export async function answerDocument(
  page: PageRequest,
  parts: PageParts,
  needs: Needs,
): Promise<Response> {
  const composed = page.stages.begin('compose');
  const { frame, writing } = beginPage(page, parts, needs);
  const [written, ofShell, ofSections] = await Promise.all([
    writing.within(page.waited ? WHOLE_MS : page.env.FRAGMENT_TIMEOUT_MS),
    shellSheet(page.shell.sheet),
    sectionSheets(page, frame.manifests),
  ]);
  const whole = [...ofSections, ...(await stripSheets(page, parts, frame))];
  const sheets = written ? await usedSheets(ofShell, whole, written.html) : [ofShell, ...whole];
  const inline = await inlineOf(page, needs, frame);
  const opening = headOf(page, frame.head, needs, inline) + (await bodyOf(page, frame, sheets));
  const body = written
    ? opening + written.html + endOf(frame, written.truncated, sheets)
    : writing.after(opening, (truncated) => endOf(frame, truncated, sheets));
  composed();
  const origin = originOf(page, needs, frame.manifests, frame);
  return answer(page, frame.head.status, body, sheets, inline, origin);
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
  const ofShell = await shellSheet(page.shell.sheet);
  const allowed = [ofShell, ...(await sectionSheets(page, known))];
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
    const sheets = (await sectionSheets(page, frame.manifests)).map((sheet) =>
      // One of a build that came out meanwhile.
      allowed.some(({ hash }) => hash === sheet.hash) ? sheet : { href: sheet.href },
    );
    const rest = await bodyOf(page, frame, [ofShell, ...sheets]);
    await writing.after(rest, (truncated) => endOf(frame, truncated, [])).pipeTo(writable);
  }
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return answer(page, head.status, readable, allowed, inline, originOf(page, needs, known));
}

function beginPage(page: PageRequest, parts: PageParts, needs: Needs) {
  const frame = framePage(page, parts, !needs?.staticWidgets);
  return { frame, writing: writePage(piecesOf(page, frame, parts)) };
}

/** The sheets of a page's strips that are there at once: nothing waits for the others. */
async function stripSheets(page: PageRequest, { strips }: PageParts, frame: Frame) {
  if (!strips) return [];
  const known = frame.strips ?? strips.names.flatMap((name) => cachedManifest(page, name) ?? []);
  return (await inTime(sectionSheets(page, known), WHOLE_MS)) ?? [];
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
  const { preview } = page;
  return openBody({
    sheets: preview ? [...sheets, { href: PREVIEW_STYLE }] : sheets,
    preloads: frame.scripts,
    integrity: integrityWithStrips(frame),
    above: preview ? await barOf(page, preview, frame) : '',
    builds: buildsOf(page, [...frame.manifests, ...(frame.strips ?? [])]),
  });
}

/** Which builds made a page. */
function buildsOf({ env, shell }: PageRequest, manifests: SectionManifest[]): string[] {
  return [
    `edge ${env.EDGE_BUILD}`,
    `shell ${shell.build}`,
    ...manifests.map(({ name, build }) => `${name} ${build}`),
  ];
}

/** @param frame undefined while the page is not rendered */
function originOf(
  page: PageRequest,
  needs: Needs,
  manifests: SectionManifest[],
  frame?: Frame,
): PageOrigin {
  return {
    owner: needs ? undefined : sectionAt(page.env.SECTIONS, page.path)?.name,
    sections: manifests.map(({ name }) => name),
    unavailable: frame?.state.unavailable ?? [],
    unequal: frame?.foreign ?? [],
    builds: buildsOf(page, manifests),
  };
}

async function barOf(page: PageRequest, preview: Preview, { state }: Frame): Promise<string> {
  const { section } = preview;
  const elsewhere = state.unavailable.includes(section) ? [] : [section];
  const manifests = { ...(await currentManifests(page, elsewhere)), ...state.manifests };
  return previewBar(preview, { sections: state.sections, manifests });
}

/** @param sheets those which the head has, or a part of them, the shell's first */
function endOf(frame: Frame, truncated: string[], sheets: Sheet[]): string {
  const { state, foreign, styles, strips = [] } = frame;
  const inPart = sheets.filter(({ isPart }) => isPart).map(({ href }) => href);
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
