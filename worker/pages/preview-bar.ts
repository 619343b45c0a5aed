/** The bar above every page during a preview. The edge inserts it, so that other visitors load no code for it. */
import type { PageState } from '@desert/contract/pages/shell';
import { escapeHtml } from '../http/response/markup.ts';
import type { PageRequest } from './page-request.ts';
import type { Preview } from './preview/token.ts';
import { PREVIEW_END_PATH } from './preview/visit.ts';
import { getCurrentManifests } from './sections/manifests.ts';

export const PREVIEW_STYLE = '/preview.css';

/** Renders the bar. It says whether the section shows the previewed build or the live version, or does not respond. */
export async function renderPreviewBar(
  page: PageRequest,
  { section, build }: Preview,
  { sections, manifests, unavailable }: PageState,
): Promise<string> {
  const elsewhere = unavailable.includes(section) ? [] : [section];
  const seen = { ...(await getCurrentManifests(page, elsewhere)), ...manifests }[section]?.build;
  const { label = section } = sections.find(({ name }) => name === section) ?? {};
  const [name, id] = [escapeHtml(label), escapeHtml(build)];
  let sentence = `Build ${id} of ${name} isn’t in service. You’re seeing the live version.`;
  if (seen === undefined) sentence = `Build ${id} of ${name} isn’t responding right now.`;
  if (seen === build)
    sentence = `You’re previewing build ${id} of ${name}, not the live version. Anything you save is real.`;
  return [
    '<aside class="preview-bar" aria-label="Preview">',
    `<p><strong>Preview</strong> ${sentence}</p>`,
    `<form method="post" action="${PREVIEW_END_PATH}"><button>End preview</button></form></aside>`,
  ].join('');
}
