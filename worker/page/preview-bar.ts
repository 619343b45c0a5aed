/** The bar above every page of a visitor in a preview: plain HTML, so that visitors without one load nothing of it. */
import type { PageState } from '@desert/contract/shell';
import type { Preview } from '../preview/token.ts';
import { PREVIEW_END_PATH } from '../preview/visit.ts';
import { escapeHtml } from '../response/markup.ts';

/** Its style sheet, a file of the shell. */
export const PREVIEW_STYLE = '/preview.css';

/**
 * Says which section is not the live one, and ends that by a form.
 * @param page the state of the page below it: by the build in it the bar knows what the visitor sees, since the
 * platform answers with the live version where the previewed one is not in service
 */
export function previewBar(
  { section, build }: Preview,
  { sections, manifests }: Pick<PageState, 'sections' | 'manifests'>,
): string {
  const { label = section } = sections.find(({ name }) => name === section) ?? {};
  const [name, id] = [escapeHtml(label), escapeHtml(build)];
  const seen = manifests[section]?.build;
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
