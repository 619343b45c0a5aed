import { Parser } from 'htmlparser2';

const ADDRESSES: Record<string, string[]> = {
  a: ['href'],
  img: ['src'],
  link: ['href'],
  style: ['data-part-of'],
};

const KEPT_LINKS = new Set(['stylesheet', 'icon', 'apple-touch-icon']);

/** The feeds of sections. Each season, player and game has one, too, of what is on its page. */
const KEPT_FEED = /^\/\w+\/feed\.xml$/;

export interface FoundLinks {
  pages: string[];
  files: string[];
}

export function findLinks(html: string): FoundLinks {
  const pages: string[] = [];
  const files: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { rel = '', href = '' } = attributes;
      if (name === 'link' && !KEPT_LINKS.has(rel) && !KEPT_FEED.test(href)) return;
      const addresses = (ADDRESSES[name] ?? []).flatMap((attribute) => attributes[attribute] ?? []);
      if (name === 'a') pages.push(...addresses);
      else if (name === 'style') files.push(...addresses.flatMap((list) => list.split(' ')));
      else files.push(...addresses, ...readSrcset(attributes['srcset'] ?? ''));
    },
  });
  parser.end(html);
  return { pages, files };
}

export function readSrcset(text: string): string[] {
  return text
    .split(',')
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
}

export function readSitemap(xml: string): string[] {
  const addresses: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag(name) {
        isInside = name === 'loc';
        if (isInside) addresses.push('');
      },
      // An entity is a text of its own.
      ontext(text) {
        if (isInside) addresses.push((addresses.pop() ?? '') + text.trim());
      },
      onclosetag: () => void (isInside = false),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return addresses;
}

const STYLE_ADDRESS = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

export function findStyleFiles(css: string): string[] {
  return Array.from(css.matchAll(STYLE_ADDRESS), ([, , address = '']) => address);
}

export function replaceStyleFiles(css: string, replace: (address: string) => string): string {
  return css.replaceAll(STYLE_ADDRESS, (_, __, address: string) => `url("${replace(address)}")`);
}
