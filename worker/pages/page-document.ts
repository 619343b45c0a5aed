/** Builds the document of a page from what its sections and the shell rendered. */
import { toBrowserManifest } from '@desert/contract/pages/critical-rules';
import { canonicalPath } from '@desert/contract/pages/head';
import type { PageHead, SectionManifest } from '@desert/contract/pages/page';
import { matchRoute } from '@desert/contract/pages/routes';
import {
  type InlineScript,
  type PageState,
  splitAtPlaceholders,
} from '@desert/contract/pages/shell';
import { TAGGED_WIDGET } from '@desert/contract/pages/widgets';
import { readTheme } from '../http/request/theme.ts';
import type { PageOrigin } from '../http/response/page-headers.ts';
import { getMinimumPasswordLength } from '../limits.ts';
import { findDemoAccount } from '../members/users/demo-account.ts';
import { awaitInTime } from '../platform/isolate/in-time.ts';
import type { ApiRead } from './api-reads.ts';
import { addLazyFiles, type Assets, listAssets } from './assets.ts';
import { closeDocument, type Html, openBody, openDocument } from './document.ts';
import { importMap } from './import-map.ts';
import { listClientRendered } from './kit-skew.ts';
import type { PageRequest } from './page-request.ts';
import { PREVIEW_STYLE, renderPreviewBar } from './preview-bar.ts';
import type { Rendered } from './render.ts';
import type { Routed } from './route.ts';
import type { Part } from './section-fragment.ts';
import { listCachedManifests } from './sections/manifests.ts';
import { findSectionWorker } from './sections/section-workers.ts';
import type { RenderedStrips } from './strips.ts';
import { getPageSheets, listSheetFiles, type Sheet, type ShownPart } from './styles.ts';

/** A page in the order in which it is sent. A promise is a part that is not ready when those before it are sent. */
export interface PageDocument {
  status: number;
  /** Everything in the head that does not depend on the HTML. */
  head: string;
  /** The rest of the head, and the HTML up to the end of the page's first section. */
  early: Html | Promise<Html>;
  /** The HTML after that section, such as strips, the page state, and sheets that apply last. */
  late: Html | Promise<Html>;
  /** With `inline`, all that the response's policy allows. */
  sheets: Sheet[];
  inline: InlineScript[];
  origin: PageOrigin;
}

type StatusHead = PageHead & { status: number };

/** The HTML and data of a page, with or without its strips. */
interface Content {
  head: StatusHead;
  html: { early: Html; late: Html };
  state: PageState;
  reads: Record<string, ApiRead>;
  /** Manifests of the builds that rendered the fragments; those of strips come last. */
  manifests: SectionManifest[];
  stripStyles: string[];
  assets: Assets;
}

const UNAVAILABLE: StatusHead = {
  status: 503,
  title: 'Back in a moment',
  description: 'This part of the site isn’t responding right now.',
};

/** How long a visitor's page waits for its strips, in ms; then the HTML before them is sent first. */
const STRIPS_MS = 50;

export async function buildDocument(routed: Routed, rendered: Rendered): Promise<PageDocument> {
  const { page, needs } = routed;
  const { sheet } = page.shell;
  const composed = page.stages.begin('compose');
  const longest = page.waited ? STRIPS_MS : page.env.FRAGMENT_TIMEOUT_MS;
  const strips = rendered.strips && (await awaitInTime(rendered.strips.rendered, longest));
  const content = fillLayout(routed, rendered, strips);
  const stripManifests =
    strips?.parts.map(({ manifest }) => manifest) ??
    listCachedManifests(page, rendered.strips?.names ?? []);
  const styleNames = [
    ...(rendered.visitor.viewer ? sheet.ofMembers : []),
    ...(rendered.strips ? sheet.strips : []),
  ];
  const opening = await openPage(routed, content.head, content, styleNames, [
    ...rendered.parts.map(({ manifest }) => ({ manifest, widget: needs?.widget })),
    ...stripManifests.map((manifest) => ({ manifest, widget: TAGGED_WIDGET })),
  ]);
  const early = await renderEarly(page, opening.sheets, content);
  const pending = strips ? undefined : rendered.strips?.rendered;
  const late = pending
    ? pending.then((ready) => renderLate(opening.sheets, fillLayout(routed, rendered, ready)))
    : renderLate(opening.sheets, content);
  composed();
  return { ...opening, early, late };
}

/** A document whose head is ready before the page is rendered; undefined if the head or a manifest is not known yet. */
export async function buildEarlyDocument(
  routed: Routed,
  rendering: Promise<Rendered>,
): Promise<PageDocument | undefined> {
  const { page, needs, names } = routed;
  const manifests = listCachedManifests(page, names);
  if (!needs?.head || manifests.length < names.length) return undefined;
  const assets = listAssets(page, needs.staticWidgets ? [] : manifests, manifests);
  const shown = manifests.map((manifest) => ({ manifest, widget: needs.widget }));
  const styleNames = page.shell.sheet.ofMembers;
  const opening = await openPage(routed, needs.head, { assets }, styleNames, shown);
  const content = rendering.then((rendered) => fillLayout(routed, rendered, undefined));
  const isOfSection = ({ href }: Sheet) => manifests.some(({ styles }) => styles.includes(href));
  const ofShell = opening.sheets.filter((sheet) => !isOfSection(sheet));
  // Links the sheet of a build that was deployed meanwhile.
  const listSheets = ({ manifests: rendered }: Content) =>
    rendered.map(
      ({ styles: [href = ''] }) => opening.sheets.find((sheet) => sheet.href === href) ?? { href },
    );
  const early = content.then((filled) =>
    renderEarly(page, [...ofShell, ...listSheets(filled)], filled),
  );
  const late = content.then((filled) => renderLate(opening.sheets, filled));
  // `early` fails for the same reason, and then nothing awaits this one.
  late.catch(() => {});
  return { ...opening, early, late };
}

/** @param styleNames style names of the shell's content besides those that `needs` lists */
async function openPage(
  { page, owner, needs }: Routed,
  head: StatusHead,
  { assets, state }: Pick<Content, 'assets'> & { state?: PageState },
  styleNames: string[],
  shown: ShownPart[],
) {
  const { request, path, preview, shell } = page;
  const preloads = needs?.preloads ?? [];
  const map = await importMap([...preloads, ...assets.modules], assets.integrity);
  const inline = map ? [...shell.inline, map] : shell.inline;
  return {
    status: head.status,
    head: openDocument({
      head,
      theme: readTheme(request),
      inline,
      canonical: new URL(request.url).origin + canonicalPath(path),
      listed: head.status === 200 && head.listed !== false && !preview,
      script: shell.script,
      preloads,
      integrity: shell.integrity,
    }),
    sheets: await getPageSheets(page, [...(needs?.styleNames ?? []), ...styleNames], shown),
    inline,
    origin: {
      owner,
      sections: assets.names,
      unavailable: state?.unavailable ?? [],
      unequal: state?.clientRendered ?? [],
      builds: assets.builds,
    },
  };
}

async function renderEarly(page: PageRequest, sheets: Sheet[], content: Content): Promise<Html> {
  const { preview } = page;
  const { assets, state, html } = content;
  const above = preview ? await renderPreviewBar(page, preview, state) : '';
  const all = preview ? [...sheets, { href: PREVIEW_STYLE }] : sheets;
  return [openBody({ ...assets, sheets: all, above }), ...html.early];
}

function renderLate(sheets: Sheet[], content: Content): Html {
  const { html, assets, stripStyles } = content;
  const inlined = sheets.filter(({ text }) => text !== undefined);
  const missing = stripStyles.filter((href) => !sheets.some((sheet) => sheet.href === href));
  const applied = [...listSheetFiles(inlined.slice(0, 1)), ...missing];
  const later = listSheetFiles(inlined.filter(({ href }) => assets.styles.includes(href)));
  return [...html.late, closeDocument(content, applied, later, assets.integrity)];
}

/** Renders the shell's layout with the fragments in their places. */
function fillLayout(
  routed: Routed,
  rendered: Rendered,
  strips: RenderedStrips | undefined,
): Content {
  const { page, needs } = routed;
  const stripParts = strips?.parts ?? [];
  const parts = [...rendered.parts, ...stripParts];
  const manifests = parts.map(({ manifest }) => manifest);
  const lazyPart = findLazyPart(page, rendered.parts);
  const running = needs?.staticWidgets || lazyPart ? [] : rendered.parts;
  const runningManifests = running.map(({ manifest }) => manifest);
  const state = {
    ...buildState(routed, rendered, runningManifests, strips),
    lazyHydration: lazyPart && true,
  };
  const { html, page: shellHead } = page.shell.render(state, page);
  const assets = listAssets(page, runningManifests, manifests);
  const fragments = new Map(parts.map((part) => [part.manifest.name, part.html]));
  const pieces = splitAtPlaceholders(html).map((piece, at) =>
    at % 2 === 0 ? piece : (fragments.get(piece) ?? ''),
  );
  return {
    head: shellHead ?? rendered.parts[0]?.head ?? UNAVAILABLE,
    html: { early: pieces.slice(0, 2), late: pieces.slice(2) },
    state,
    reads: Object.assign({}, rendered.reads, ...running.map(({ reads }) => reads)),
    manifests,
    stripStyles: stripParts.flatMap(({ manifest }) => manifest.styles),
    assets: lazyPart ? addLazyFiles(assets, page, lazyPart.manifest) : assets,
  };
}

/** The page's section if it is hydrated when a control is used: the document has neither its scripts nor its data. */
function findLazyPart(page: PageRequest, [part, ...others]: Part[]): Part | undefined {
  if (!part || others.length > 0 || part.head.status !== 200 || page.form) return undefined;
  const { manifest } = part;
  const isLazy = matchRoute(manifest.routes, page.path)?.route.lazyHydration === true;
  return isLazy && listClientRendered([manifest], page).length === 0 ? part : undefined;
}

function buildState(
  { page, needs }: Routed,
  { visitor, responses, parts, unavailable, strips: begun }: Rendered,
  running: SectionManifest[],
  strips: RenderedStrips | undefined,
): PageState {
  const { env, request, form } = page;
  const failed = needs?.staticWidgets ? [] : listCachedManifests(page, unavailable);
  return {
    viewer: visitor.viewer,
    theme: readTheme(request),
    sections: env.SECTIONS,
    manifests: Object.fromEntries(
      [...running, ...failed].map((manifest) => [manifest.name, toBrowserManifest(manifest)]),
    ),
    soon: env.SECTIONS.filter(({ name }) => !findSectionWorker(env, name)).map(({ name }) => name),
    credit: env.CREDIT,
    unavailable: [...unavailable, ...(strips?.unavailable ?? [])],
    emptyStrips: strips?.empty,
    clientRendered: listClientRendered(running, page),
    responses,
    tag: begun?.tag,
    title: begun && parts[0]?.head.title,
    form: form && { errors: form.errors, values: form.values },
    suspension: form?.suspended ? form.errors['message'] : visitor.suspension,
    demo: findDemoAccount(env),
    passwordMin: getMinimumPasswordLength(env),
  };
}
