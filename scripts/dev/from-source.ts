import type { SectionManifest } from '../../worker/contract/pages/page.ts';
import { PAGE_STATE_ID, type PageState } from '../../worker/contract/pages/shell.ts';
import { toScriptJson } from '../../worker/http/response/markup.ts';

/** URL prefix of the sources, which no address of the site has. */
export const SOURCE_BASE = '/@source/';

export function toSourceManifest(manifest: SectionManifest): SectionManifest {
  const entry = `${SOURCE_BASE}shell/dev/remoteEntry.ts?section=${manifest.name}`;
  const none = { exposed: undefined, styles: [], preloads: [], integrity: undefined };
  return { ...manifest, ...none, build: 'source', entry };
}

export function toSourcePage(html: string, section: string, scripts: string): string {
  return html
    .replace(STATE, (_, open: string, json: string) => open + toSourceState(json, section))
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" src="[^"]*"[^>]*><\/script>/, () => scripts);
}

const STATE = new RegExp(`(<script type="application/json" id="${PAGE_STATE_ID}">)([^<]*)`);

function toSourceState(json: string, section: string): string {
  const state = JSON.parse(json) as PageState;
  const manifest = state.manifests[section];
  // The page fetches a missing manifest.
  if (manifest) state.manifests[section] = toSourceManifest(manifest);
  return toScriptJson(state);
}
