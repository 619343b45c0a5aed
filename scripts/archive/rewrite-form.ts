/** Forms and buttons of a page: the archive keeps search and theme, which its script does, and numbers of likes. */
import { DomUtils } from 'htmlparser2';
import { type PageContext, relativeAddress, SEARCH_FILE, SEARCH_PAGE } from './addresses.ts';
import { readSrcset } from './found-links.ts';
import { type Element, toElement } from './markup.ts';

const { getElementsByTagName, replaceElement, removeElement } = DomUtils;

const KEPT_BUTTON = 'data-archive';

/** The first form that needs the site becomes a note, the others go. */
export function replaceForms(forms: Element[], { file, date }: PageContext): void {
  let isNoted = false;
  for (const form of forms) {
    const { action = '' } = form.attribs;
    const count = readLikes(form);
    if (action === SEARCH_PAGE) {
      form.attribs['action'] = relativeAddress(file, SEARCH_FILE);
      keepButtons(form);
    } else if (action === '/theme') {
      form.name = 'div';
      form.attribs = { class: form.attribs['class'] ?? '' };
      keepButtons(form);
    } else if (count !== undefined) {
      replaceElement(form, toElement`<span class="caption">${count}</span>`);
    } else if (isNoted) {
      removeElement(form);
    } else {
      replaceElement(form, toElement`<p class="caption">Archived on ${date}.</p>`);
      isNoted = true;
    }
  }
}

function readLikes(form: Element): string | undefined {
  const [button] = getElementsByTagName('button', form);
  const [, count] = /^Like(?:, (.+))?$/.exec(button?.attribs['aria-label'] ?? '') ?? [];
  return button?.attribs['aria-label']?.startsWith('Like') ? (count ?? '') : undefined;
}

function keepButtons(form: Element): void {
  for (const button of getElementsByTagName('button', form)) button.attribs[KEPT_BUTTON] = '';
}

/** A button with a picture becomes a link to the picture. Other buttons need the site. */
export function rewriteButton(button: Element): void {
  if (KEPT_BUTTON in button.attribs) return void delete button.attribs[KEPT_BUTTON];
  const [picture] = getElementsByTagName('img', button);
  if (!picture) return removeElement(button);
  const { src = '', srcset = '' } = picture.attribs;
  button.name = 'a';
  button.attribs = {
    ...(button.attribs['class'] !== undefined && { class: button.attribs['class'] }),
    href: readSrcset(srcset).at(-1) ?? src,
  };
}
