import type { Picture } from '@desert/contract/pages/head';
import { escapeHtml, escapeXml } from '../../http/response/markup.ts';

export const RSS = { 'Content-Type': 'application/rss+xml; charset=utf-8' };

export interface Feed {
  title: string;
  description: string;
  page: string;
  address: string;
  entries: Entry[];
}

export interface Entry {
  title: string;
  /** The absolute address of the entry's page, also its permanent id. */
  address: string;
  text: string;
  author: string;
  published: Date;
  picture?: Picture | undefined;
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

export function rssOf({ title, description, page, address, entries }: Feed): string {
  const newest = entries[0]?.published;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    '<language>en</language>',
    `<atom:link href="${escapeXml(address)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...entries.map(itemOf),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function itemOf({ title, address, text, author, published, picture }: Entry): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', published.toUTCString()),
    element('dc:creator', author),
    // Feed readers parse the description as HTML.
    element('description', escapeHtml(text).replaceAll('\n', '<br>')),
    ...(picture ? [mediaOf(picture)] : []),
    '</item>',
  ].join('\n');
}

function mediaOf({ url, alt, width, height }: Picture): string {
  const description = alt && element('media:description', alt);
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<media:content url="${escapeXml(url)}" medium="image"${size}>${description}</media:content>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
