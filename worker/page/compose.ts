/** Composes a page: the shell's HTML, a section's fragment streamed into it, the state to hydrate from. */
import { canonicalPath } from '@desert/contract/head';
import type {
  Answers,
  DemoAccount,
  PageHead,
  PageState,
  SectionManifest,
  ShellRenderer,
} from '@desert/contract/page';
import { ownerOf } from '@desert/contract/routes';
import type { Theme } from '@desert/contract/theme';
import type { Env } from '../env.ts';
import { policyWith } from '../security.ts';
import { closeDocument, openDocument } from './document.ts';
import type { RefusedForm } from './form-post.ts';
import { lastManifestOf, otherManifests } from './manifests.ts';
import {
  type PageRequest,
  renderSection,
  type SectionPart,
  SIGN_IN_FIRST,
} from './section-page.ts';
import { openSections, workerOf } from './sections.ts';
import { sectionSheets, shellSheets } from './sheets.ts';
import { streamDocument } from './stream.ts';

const UNAVAILABLE: PageHead & { status: number } = {
  status: 503,
  title: 'Back in a moment',
  description: 'This part of the site does not answer just now.',
};

export interface ComposeRequest extends Omit<PageRequest, 'kit'> {
  /** 'https://example.com' */
  origin: string;
  /** A form that was posted to the page and refused. */
  form: RefusedForm | undefined;
  demo: DemoAccount | undefined;
  theme: Theme;
}

/** Composes the page at an address, whatever becomes of its sections. */
export async function composePage(
  shell: ShellRenderer,
  request: ComposeRequest,
): Promise<Response> {
  const { env, origin, path, search, form } = request;
  const owner = ownerOf(env.SECTIONS, path);
  const owned = owner && workerOf(env, owner.name) ? owner.name : undefined;
  const needs = owned === undefined ? shell.needsOf(path) : undefined;
  if (needs?.signedIn && !(await request.viewer)) return toLogIn(path, search);

  const names = owned === undefined ? widgetOwners(env, needs?.widget) : [owned];
  const [rendered, others, ofShell, viewer] = await Promise.all([
    Promise.all(
      names.map((name) => renderSection(name, { ...request, kit: shell.kit }, needs?.widget)),
    ),
    otherManifests(env, names),
    shellSheets(env, shell.styles),
    request.viewer,
  ]);
  const parts = new Map<string, SectionPart>();
  for (const [at, name] of names.entries()) {
    const part = rendered[at];
    if (part === SIGN_IN_FIRST) return toLogIn(path, search);
    if (part) parts.set(name, part);
  }
  const moved = owned === undefined ? undefined : parts.get(owned)?.fragment;
  if (moved?.head.location !== undefined) {
    await moved.html.cancel();
    return redirect(moved.head.status, moved.head.location + queryOf(search));
  }

  const fragments = [...parts.values()].map(({ fragment }) => fragment);
  const manifests = fragments.map(({ head }) => head.manifest);
  const unavailable = names.filter((name) => !parts.has(name));
  const known = [...manifests, ...unavailable.flatMap((name) => lastManifestOf(env, name) ?? [])];
  const state: PageState = {
    viewer,
    theme: request.theme,
    sections: env.SECTIONS,
    manifests: { ...others, ...Object.fromEntries(known.map((one) => [one.name, one])) },
    soon: env.SECTIONS.filter(({ name }) => !workerOf(env, name)).map(({ name }) => name),
    credit: env.CREDIT,
    unavailable,
    answers: needs?.still ? {} : answersOf(parts),
    form: form && { errors: form.errors, values: form.values },
    demo: request.demo,
  };
  const frame = shell.render(state, { path, search });
  const head = frame.page ?? fragments[0]?.head ?? UNAVAILABLE;
  const sheets = ofShell.concat(await sectionSheets(env, manifests));
  const scripted = needs?.still ? [] : manifests;
  const opening = openDocument({
    head,
    theme: request.theme,
    canonical: origin + canonicalPath(path),
    listed: head.status === 200 && head.listed !== false,
    sheets,
    builds: buildsOf(env, shell, manifests),
    script: shell.script,
    preloads: frame.preloads.concat(
      scripted.flatMap(({ entry, preloads }) => [entry].concat(preloads)),
    ),
  });
  const body = streamDocument(opening + frame.html, parts, {
    stallMs: env.FRAGMENT_TIMEOUT_MS,
    close: (brokenOff) => closeDocument({ ...state, brokenOff }),
  });
  return new Response(body, {
    status: form?.status ?? head.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyWith(sheets.flatMap(({ hash }) => hash ?? [])),
    },
  });
}

function buildsOf(env: Env, shell: ShellRenderer, sections: SectionManifest[]): string {
  const named = sections.map(({ name, build }) => `${name} ${build}`);
  return [`edge ${env.EDGE_BUILD}`, `shell ${shell.build}`, ...named].join(', ');
}

function answersOf(parts: Map<string, SectionPart>): Answers {
  return Object.assign({}, ...[...parts.values()].map(({ answers }) => answers)) as Answers;
}

/** The sections that bring a widget to a page of the shell. */
function widgetOwners(env: Env, widget: string | undefined): string[] {
  if (widget === undefined) return [];
  return openSections(env)
    .filter(({ widgets }) => widgets?.includes(widget))
    .map(({ name }) => name);
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
