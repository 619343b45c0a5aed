/** Composes a page: the shell's HTML, the sections' fragments streamed into it, the state to hydrate from. */
import { canonicalPath } from '@desert/contract/head';
import type { PageHead } from '@desert/contract/page';
import { sectionAt } from '@desert/contract/routes';
import type { PageState } from '@desert/contract/shell';
import { demoAccount } from '../accounts/demo.ts';
import { contentSecurityPolicy } from '../security.ts';
import { closeDocument, openDocument } from './document.ts';
import { isHydratable, runnable } from './kit-skew.ts';
import { cachedManifest, otherManifests } from './manifests.ts';
import type { PageRequest } from './page-request.ts';
import { PREVIEW_STYLE, previewBar } from './preview-bar.ts';
import { renderSection, type SectionPart, SIGN_IN_REQUIRED } from './section-part.ts';
import { openSections, sectionWorker } from './sections.ts';
import { sectionSheets, shellSheets } from './sheets.ts';
import { streamDocument } from './stream.ts';
import { themeOf } from './theme.ts';

const UNAVAILABLE: PageHead & { status: number } = {
  status: 503,
  title: 'Back in a moment',
  description: 'This part of the site does not answer just now.',
};

/** Composes the page at an address, whatever becomes of its sections. */
export async function composePage(page: PageRequest): Promise<Response> {
  const { env, shell, request, path, search, form, preview } = page;
  const owner = sectionAt(env.SECTIONS, path);
  const owned = owner && sectionWorker(env, owner.name) ? owner.name : undefined;
  const needs = owned === undefined ? shell.needsOf(path) : undefined;
  if (needs?.signedIn && !(await page.viewer)) return toLogIn(path, search);

  const bringing = needs?.widget === undefined ? [] : openSections(env, needs.widget);
  const names = owned === undefined ? bringing.map(({ name }) => name) : [owned];
  const [rendered, others, ofShell, viewer] = await Promise.all([
    Promise.all(names.map((name) => renderSection(name, page, needs?.widget))),
    otherManifests(page, names),
    shellSheets(env, preview ? [...shell.styles, PREVIEW_STYLE] : shell.styles),
    page.viewer,
  ]);
  if (rendered.includes(SIGN_IN_REQUIRED)) return toLogIn(path, search);
  const parts = rendered.filter((part): part is SectionPart => typeof part === 'object');
  const [first] = parts;
  if (owned !== undefined && first?.head.location !== undefined) {
    await first.html.cancel();
    return redirect(first.head.status, first.head.location + queryOf(search));
  }

  const manifests = parts.map(({ manifest }) => manifest);
  const unavailable = names.filter((_, at) => !rendered[at]);
  const known = [...manifests, ...unavailable.flatMap((name) => cachedManifest(page, name) ?? [])];
  const theme = themeOf(request);
  const state: PageState = {
    viewer,
    theme,
    sections: env.SECTIONS,
    manifests: { ...others, ...Object.fromEntries(known.map((one) => [one.name, one])) },
    soon: env.SECTIONS.filter(({ name }) => !sectionWorker(env, name)).map(({ name }) => name),
    credit: env.CREDIT,
    unavailable,
    answers: Object.assign(
      {},
      ...(needs?.staticWidgets ? [] : parts.map(({ answers }) => answers)),
    ),
    form: form && { errors: form.errors, values: form.values },
    demo: demoAccount(env),
  };
  const frame = shell.render(state, { path, search });
  const head = frame.page ?? first?.head ?? UNAVAILABLE;
  const sheets = ofShell.concat(await sectionSheets(page, manifests));
  const scripted = needs?.staticWidgets ? [] : manifests;
  const foreign = scripted.filter((one) => !isHydratable(one, shell)).map(({ name }) => name);
  const opening = openDocument({
    head,
    theme,
    canonical: new URL(request.url).origin + canonicalPath(path),
    listed: head.status === 200 && head.listed !== false && !preview,
    sheets,
    builds: [
      `edge ${env.EDGE_BUILD}`,
      `shell ${shell.build}`,
      ...manifests.map(({ name, build }) => `${name} ${build}`),
    ],
    script: shell.script,
    above: preview ? previewBar(preview, state) : '',
    preloads: frame.preloads.concat(
      runnable(scripted, page).flatMap(({ entry, preloads }) => [entry].concat(preloads)),
    ),
  });
  const filled = new Map(parts.map((part) => [part.manifest.name, part]));
  const body = streamDocument(opening, frame.html, filled, env, (truncated) =>
    closeDocument({ ...state, clientRendered: [...foreign, ...truncated] }),
  );
  return new Response(body, {
    status: form?.status ?? head.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(sheets.flatMap(({ hash }) => hash ?? [])),
    },
  });
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
