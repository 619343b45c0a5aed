import type { ShellRenderer } from '@desert/contract/page';
import { ownerOf } from '@desert/contract/routes';
import { KIT_VERSION, SiteRouter, ViewerContext } from '@desert/kit';
/** The shell's server render, for the edge's Worker. */
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server.edge';
import { App } from './App.tsx';
import { shellNeedsOf, shellPageAt } from './shellPages.ts';

/** The build's identity and the addresses of its files, put in by the build. */
declare const SHELL_FILES: Pick<ShellRenderer, 'build' | 'script' | 'styles' | 'preloads'>;

export const shell: ShellRenderer = {
  ...SHELL_FILES,
  kit: KIT_VERSION,
  needsOf: shellNeedsOf,
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
  const section = ownerOf(state.sections, path);
  const open = section && !state.soon.includes(section.name);
  return { html, page: open ? null : shellPageAt(path, section) };
}
