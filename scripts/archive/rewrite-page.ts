/** Rewrites a page of the site as one that opens from a disk: relative links, no requests, no forms. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { type PageContext, relativeAddress, SEARCH_PAGE } from './addresses.ts';
import { type ParsedPage, type Element, listElements, toElement } from './markup.ts';
import { rewriteAddress } from './rewrite-address.ts';
import { replaceForms, rewriteButton } from './rewrite-form.ts';

const { appendChild, getElementsByTagName, getOuterHTML, prependChild, removeElement } = DomUtils;

export interface RewrittenPage {
  html: string;
  title: string;
  text: string;
}

const REMOVED_ELEMENTS = new Set(['script', 'noscript', 'dialog', 'template']);

const KEPT_RELATIONS = new Set(['icon', 'apple-touch-icon']);

const KEPT_META = new Set(['viewport', 'description', 'theme-color', 'robots']);

export const SCRIPT_FILE = 'archive/archive.js';
export const INDEX_FILE = 'archive/search-index.js';
export const STYLE_FILE = 'archive/archive.css';
const FIRST_PAGE = 'index.html';

export function rewritePage(text: string, context: PageContext): RewrittenPage {
  const document = parseDocument(text);
  for (const element of listElements(document)) if (isRemoved(element)) removeElement(element);
  replaceForms(getElementsByTagName('form', document), context);
  for (const button of getElementsByTagName('button', document)) rewriteButton(button);
  for (const element of listElements(document)) rewriteAddress(element, context);
  rewriteStyles(document, context);
  addFiles(document, context);
  addNote(document, context);
  const [title] = getElementsByTagName('title', document);
  const [main] = getElementsByTagName('main', document);
  return {
    html: getOuterHTML(document, { encodeEntities: 'utf8' }),
    title: title ? readText(title) : '',
    text: main ? readText(main) : '',
  };
}

function isRemoved({ name, attribs }: Element): boolean {
  return (
    REMOVED_ELEMENTS.has(name) ||
    'data-needs-script' in attribs ||
    'popover' in attribs ||
    'popovertarget' in attribs ||
    (name === 'link' && !KEPT_RELATIONS.has(attribs['rel'] ?? '')) ||
    (name === 'meta' && !('charset' in attribs) && !KEPT_META.has(attribs['name'] ?? ''))
  );
}

/** The page has the rules that it needs first; its archive has the whole style sheets. */
function rewriteStyles(document: ParsedPage, { file, findFile }: PageContext): void {
  for (const style of getElementsByTagName('style', document)) {
    const addresses = style.attribs['data-part-of']?.split(' ') ?? [];
    const sheets = addresses.flatMap((address) => findFile(address) ?? []);
    if (sheets.length === 0) continue;
    for (const sheet of sheets)
      DomUtils.prepend(
        style,
        toElement`<link rel="stylesheet" href="${relativeAddress(file, sheet)}" />`,
      );
    DomUtils.removeElement(style);
  }
}

function addFiles(document: ParsedPage, { file, path }: PageContext): void {
  const [head] = getElementsByTagName('head', document);
  if (!head) return;
  const scripts = [SCRIPT_FILE, ...(path === SEARCH_PAGE ? [INDEX_FILE] : [])];
  for (const script of scripts) {
    appendChild(head, toElement`<script src="${relativeAddress(file, script)}"></script>`);
  }
  appendChild(
    head,
    toElement`<link rel="stylesheet" href="${relativeAddress(file, STYLE_FILE)}" />`,
  );
}

function addNote(document: ParsedPage, { path, file, site, date }: PageContext): void {
  const [body] = getElementsByTagName('body', document);
  if (!body) return;
  const name = `${new URL(site).host}${path}`;
  const first = relativeAddress(file, FIRST_PAGE);
  prependChild(
    body,
    toElement`<p class="archive-note">A copy of <a href="${site + path}">${name}</a>, archived on ${date}. <a href="${first}">About this archive</a></p>`,
  );
}

function readText(element: Element): string {
  const texts = element.children.map((node) => {
    if (!('attribs' in node)) return DomUtils.textContent(node);
    return node.name === 'nav' ? '' : readText(node);
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
