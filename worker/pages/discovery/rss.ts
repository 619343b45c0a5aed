import type { Picture } from '@desert/contract/pages/head';
import { escapeHtml, escapeXml } from '../../http/response/markup.ts';

export const RSS = { 'Content-Type': 'application/rss+xml; charset=utf-8' };

export interface RssFeed {
  title: string;
  description: string;
  page: string;
  address: string;
  entries: RssEntry[];
}

export interface RssEntry {
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

export function renderRss({ title, description, page, address, entries }: RssFeed): string {
  const newest = entries[0]?.published;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    renderXmlElement('title', title),
    renderXmlElement('link', page),
    renderXmlElement('description', description),
    '<language>en</language>',
    `<atom:link href="${escapeXml(address)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [renderXmlElement('lastBuildDate', newest.toUTCString())] : []),
    ...entries.map(renderItem),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function renderItem({ title, address, text, author, published, picture }: RssEntry): string {
  return [
    '<item>',
    renderXmlElement('title', title),
    renderXmlElement('link', address),
    renderXmlElement('guid', address),
    renderXmlElement('pubDate', published.toUTCString()),
    renderXmlElement('dc:creator', author),
    // Feed readers parse the description as HTML.
    renderXmlElement('description', escapeHtml(text).replaceAll('\n', '<br>')),
    ...(picture ? [renderMedia(picture)] : []),
    '</item>',
  ].join('\n');
}

function renderMedia({ url, alt, width, height }: Picture): string {
  const description = alt && renderXmlElement('media:description', alt);
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<media:content url="${escapeXml(url)}" medium="image"${size}>${description}</media:content>`;
}

function renderXmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
