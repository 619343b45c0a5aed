/** What of a built site is changed, on its way to the browser, to run a section from its sources. */
import type { SectionManifest } from '../../worker/contract/page.ts';
import { PAGE_STATE_ID, type PageState } from '../../worker/contract/shell.ts';
import { scriptJson } from '../../worker/response/markup.ts';

/** Where the sources are served, apart from the addresses of the site. */
export const SOURCE_BASE = '/@source/';

/** A section's manifest that leads to its sources; its routes are those of the last build. */
export function manifestFromSource(manifest: SectionManifest): SectionManifest {
  const entry = `${SOURCE_BASE}shell/dev/remoteEntry.ts?section=${manifest.name}`;
  const none = { exposed: undefined, styles: [], preloads: [], integrity: undefined };
  // JSON leaves out what is undefined.
  return { ...manifest, ...none, build: 'source', entry };
}

/**
 * A page that runs the shell and a section from their sources.
 * @param html the page as the site has it
 * @param scripts what runs in place of the built shell, as HTML
 */
export function pageFromSource(html: string, section: string, scripts: string): string {
  return html
    .replace(STATE, (_, open: string, json: string) => open + stateFromSource(json, section))
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" src="[^"]*"[^>]*><\/script>/, () => scripts);
}

const STATE = new RegExp(`(<script type="application/json" id="${PAGE_STATE_ID}">)([^<]*)`);

function stateFromSource(json: string, section: string): string {
  const state = JSON.parse(json) as PageState;
  const known = state.manifests[section];
  // A missing one is asked for by the page.
  if (known) state.manifests[section] = manifestFromSource(known);
  return scriptJson(state);
}
