/** The shell's server renderer, used by the edge's Worker. */
import { hasToken } from '@desert/contract/accounts/account-links';
import { findSection } from '@desert/contract/pages/routes';
import type { PageState, ShellRenderer } from '@desert/contract/pages/shell';
import { SiteRouter, ViewerContext } from '@desert/kit/shell';
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server.edge';
import { loadLazyHydration } from '../sections/pageHydration.ts';
import { App } from './App.tsx';
import { ShellPage } from './lazyShellPage.ts';
import { buildShellHead, findShellRedirect, listShellNeeds } from './shellNeeds.ts';
import { loadShellPages, matchShellRoute } from './shellPages.ts';
import { StripsPlace } from './useStandingTag.ts';

/** Identity, kit and file addresses of the shell, defined by the build. */
declare const SHELL_FILES: Pick<
  ShellRenderer,
  'build' | 'kit' | 'script' | 'sheet' | 'integrity' | 'inline'
>;
/** Preloads and class names of lazily loaded modules, such as pages, by source file. */
declare const SHELL_PAGE_FILES: Record<string, { preloads: string[]; styleNames: string[] }>;

await Promise.all([ShellPage.load(), loadShellPages(), StripsPlace.load(), loadLazyHydration()]);

export const shell: ShellRenderer = {
  ...SHELL_FILES,
  federation: SHELL_PAGE_FILES['sections/federation.ts']?.preloads ?? [],
  lazyHydration: SHELL_PAGE_FILES['sections/useLazyHydration.ts']?.preloads ?? [],
  parts: {
    controls: SHELL_PAGE_FILES['kit/controls.ts']?.preloads ?? [],
    record: SHELL_PAGE_FILES['kit/comments/Comments.tsx']?.preloads ?? [],
  },
  needsOf: (path, search) => ({
    ...listShellNeeds(path, search),
    ...listPageFiles(matchShellRoute(path)?.page.source),
  }),
  movedTo: findShellRedirect,
  render: renderShellWithHead,
};

const SHELL_PAGE = 'app/ShellPage.tsx';
const NOTHING = { preloads: [], styleNames: [] };

/** @param source the page's module; undefined for the "Not found" page */
function listPageFiles(source = SHELL_PAGE) {
  const { preloads, styleNames } = SHELL_PAGE_FILES[source] ?? NOTHING;
  const ofAll = SHELL_PAGE_FILES[SHELL_PAGE]?.preloads ?? [];
  return { preloads: [...new Set([...ofAll, ...preloads])], styleNames };
}

/** Cached HTML of pages for signed-out visitors. */
const kept = new Map<string, string>();

/** Maximum number of cached pages. A full cache is emptied. */
const MAX_KEPT = 100;

function renderShellWithHead(...[state, { path, search }]: Parameters<ShellRenderer['render']>) {
  // Pages with reads are not cached, because their HTML contains the responses.
  const isOwn = state.viewer || state.form || hasToken(search) || matchShellRoute(path)?.page.reads;
  const html = isOwn ? renderShell(state, path, search) : renderCachedShell(state, path, search);
  const section = findSection(state.sections, path);
  const open = section && !state.soon.includes(section.name);
  return { html, page: open ? null : buildShellHead(path, section, state.responses) };
}

function renderCachedShell(state: PageState, path: string, search: string): string {
  // The shell's HTML does not depend on the responses and builds of sections.
  const of = JSON.stringify([
    path,
    search,
    { ...state, responses: undefined, manifests: undefined },
  ]);
  const cached = kept.get(of);
  if (cached !== undefined) return cached;
  const html = renderShell(state, path, search);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(of, html);
  return html;
}

function renderShell(state: PageState, path: string, search: string): string {
  return renderToString(
    <ViewerContext value={atom(state.viewer)}>
      <SiteRouter path={path} search={search}>
        <App state={state} />
      </SiteRouter>
    </ViewerContext>,
    { identifierPrefix: 'shell' },
  );
}
