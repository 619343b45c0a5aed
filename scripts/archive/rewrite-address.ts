/** Addresses of a page: links and pictures of the archive are relative, what it does not have is no link. */
import { DomUtils } from 'htmlparser2';
import {
  type PageContext,
  isLeftOut,
  keepAddress,
  readSearchQuery,
  readSortOrder,
  relativeAddress,
  SEARCH_FILE,
} from './addresses.ts';
import { type Element, toElement } from './markup.ts';

export function rewriteAddress(element: Element, context: PageContext): void {
  if (element.name === 'a') rewriteLink(element, context);
  if (element.name === 'img') rewritePicture(element, context);
  if (element.name === 'link') {
    const file = findRelative(element.attribs['href'] ?? '', context);
    if (file === undefined) DomUtils.removeElement(element);
    else element.attribs['href'] = file;
  }
}

function rewriteLink(link: Element, context: PageContext): void {
  const { href } = link.attribs;
  if (href === undefined) return;
  const { path, file, site } = context;
  const sort =
    link.parent && 'name' in link.parent && link.parent.name === 'th'
      ? readSortOrder(href)
      : undefined;
  if (sort !== undefined) return toSortButton(link, sort);
  const search = readSearchQuery(href, path, site);
  const target =
    search === undefined
      ? findRelative(href, context)
      : relativeAddress(file, SEARCH_FILE) + search;
  if (target !== undefined) {
    link.attribs['href'] = target;
  } else if (isLeftOut(href, path, site) || link.attribs['class']?.includes('Button')) {
    DomUtils.removeElement(link);
  } else if (URL.canParse(href, site + path) && new URL(href, site + path).origin === site) {
    delete link.attribs['href'];
  }
}

function toSortButton(link: Element, sort: string): void {
  link.name = 'button';
  link.attribs = { type: 'button', class: link.attribs['class'] ?? '', 'data-sort': sort };
}

function rewritePicture(picture: Element, context: PageContext): void {
  const { src = '', srcset, alt = '' } = picture.attribs;
  const file = findRelative(src, context);
  if (file === undefined) {
    const name = alt === '' ? 'Picture' : alt;
    const link = toElement`<a class="archive-picture" href="${src}">${name}</a>`;
    const isInLink = picture.parent && 'name' in picture.parent && picture.parent.name === 'a';
    return DomUtils.replaceElement(picture, isInLink ? toElement`<span>${name}</span>` : link);
  }
  picture.attribs['src'] = file;
  if (srcset === undefined) return;
  const candidates = srcset.split(',').flatMap((candidate) => {
    const [address = '', size = ''] = candidate.trim().split(/\s+/);
    const target = findRelative(address, context);
    return target === undefined ? [] : [`${target} ${size}`];
  });
  picture.attribs['srcset'] = candidates.join(', ');
}

function findRelative(
  href: string,
  { path, file, site, findFile }: PageContext,
): string | undefined {
  const kept = keepAddress(href, path, site);
  if (!kept) return undefined;
  const target = findFile(kept.path);
  if (target === undefined) return undefined;
  return target === file && kept.hash !== ''
    ? kept.hash
    : relativeAddress(file, target) + kept.hash;
}
