/** The shell's server renderer, used by the edge's Worker. */
import { hasToken } from '@desert/contract/accounts/account-links';
import { sectionAt } from '@desert/contract/pages/routes';
import type { PageState, ShellRenderer } from '@desert/contract/pages/shell';
import { SiteRouter, ViewerContext } from '@desert/kit/shell';
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server.edge';
import { App } from './App.tsx';
import { shellHeadAt, shellMovedTo, shellNeedsOf } from './shellNeeds.ts';
import { loadShellPages, shellRouteAt } from './shellPages.ts';
import { loadStrips } from './StripsPlace.tsx';

/** Identity, kit and file addresses of the shell, defined by the build. */
declare const SHELL_FILES: Pick<
  ShellRenderer,
  'build' | 'kit' | 'script' | 'sheet' | 'integrity' | 'inline'
>;
/** Preloads and class names of lazily loaded modules, such as pages, by source file. */
declare const SHELL_PAGE_FILES: Record<string, { preloads: string[]; styleNames: string[] }>;

await Promise.all([loadShellPages(), loadStrips()]);

export const shell: ShellRenderer = {
  ...SHELL_FILES,
  federation: SHELL_PAGE_FILES['sections/federation.ts']?.preloads ?? [],
  needsOf: (path, search) => ({
    ...shellNeedsOf(path, search),
    ...(SHELL_PAGE_FILES[shellRouteAt(path)?.page.source ?? NO_PAGE] ?? NOTHING),
  }),
  movedTo: shellMovedTo,
  render,
};

const NO_PAGE = 'app/ShellPage.tsx';
const NOTHING = { preloads: [], styleNames: [] };

/** Cached HTML of pages for signed-out visitors. */
const kept = new Map<string, string>();

/** Maximum number of cached pages. A full cache is emptied. */
const KEPT_MAX = 100;

function render(...[state, { path, search }]: Parameters<ShellRenderer['render']>) {
  // Pages with reads are not cached, because their HTML contains the responses.
  const isOwn = state.viewer || state.form || hasToken(search) || shellRouteAt(path)?.page.reads;
  const html = isOwn ? htmlOf(state, path, search) : keptHtml(state, path, search);
  const section = sectionAt(state.sections, path);
  const open = section && !state.soon.includes(section.name);
  return { html, page: open ? null : shellHeadAt(path, section, state.responses) };
}

function keptHtml(state: PageState, path: string, search: string): string {
  // The shell's HTML does not depend on the responses and builds of sections.
  const of = JSON.stringify([
    path,
    search,
    { ...state, responses: undefined, manifests: undefined },
  ]);
  const known = kept.get(of);
  if (known !== undefined) return known;
  const html = htmlOf(state, path, search);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(of, html);
  return html;
}

function htmlOf(state: PageState, path: string, search: string): string {
  return renderToString(
    <ViewerContext value={atom(state.viewer)}>
      <SiteRouter path={path} search={search}>
        <App state={state} />
      </SiteRouter>
    </ViewerContext>,
    { identifierPrefix: 'shell' },
  );
}
