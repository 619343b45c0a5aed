/** The documents of https://www.sitemaps.org/protocol.html. */
import { escapeXml } from '../../markup.ts';

/** A list of pages. When a page changed last is not recorded, so it is not said. @param pages absolute */
export function urlSetOf(pages: string[]): string {
  return documentOf('urlset', 'url', pages);
}

/** A list of sitemaps. @param sitemaps absolute */
export function sitemapIndexOf(sitemaps: string[]): string {
  return documentOf('sitemapindex', 'sitemap', sitemaps);
}

function documentOf(root: string, entry: string, addresses: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>`),
    `</${root}>\n`,
  ].join('\n');
}
