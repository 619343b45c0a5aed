/** The shell's server render, for the edge's Worker. */
import { sectionAt } from '@desert/contract/routes';
import type { ShellRenderer } from '@desert/contract/shell';
import { KIT_VERSION, SiteRouter, ViewerContext } from '@desert/kit/shell';
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server.edge';
import { App } from './App.tsx';
import { loadShellPages, shellHeadAt, shellNeedsOf, shellPageAt } from './shellPages.ts';

/** The build's identity, its kit's and the addresses of its files, put in by the build. */
declare const SHELL_FILES: Pick<
  ShellRenderer,
  'build' | 'rendering' | 'script' | 'sheet' | 'inline'
>;
/** Those of its pages whose code is fetched when it is needed, by their sources. */
declare const SHELL_PAGE_FILES: Record<string, string[]>;

// The server has them all.
await loadShellPages();

export const shell: ShellRenderer = {
  ...SHELL_FILES,
  kit: KIT_VERSION,
  needsOf: (path) => ({
    ...shellNeedsOf(path),
    preloads: SHELL_PAGE_FILES[shellPageAt(path)?.source ?? ''] ?? [],
  }),
  render,
};

function render(...[state, { path, search }]: Parameters<ShellRenderer['render']>) {
  const html = renderToString(
    <ViewerContext value={atom(state.viewer)}>
      <SiteRouter path={path} search={search}>
        <App state={state} />
      </SiteRouter>
    </ViewerContext>,
    { identifierPrefix: 'shell' },
  );
  const section = sectionAt(state.sections, path);
  const open = section && !state.soon.includes(section.name);
  return { html, page: open ? null : shellHeadAt(path, section) };
}
