import { isShareCard, type Picture, type Thing } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { documentTitle, SITE_NAME } from '@desert/contract/pages/shell';
import { mediaOf, SCHEMES, type Theme } from '@desert/contract/pages/theme';
import { photoFileAt } from '@desert/contract/photos/photos';
import { escapeHtml, scriptJson } from '../http/response/markup.ts';

export interface PageMeta {
  head: PageHead;
  canonical: string;
  listed: boolean;
}

const CARD = {
  path: '/images/card.png',
  width: 1200,
  height: 630,
  alt: 'A saguaro and a puck on a desert rink at sunset.',
};

export function metaTags({ head, canonical, listed }: PageMeta): string[] {
  const { about, feed, picture } = head;
  const link = listed && `<link rel="canonical" href="${escapeHtml(canonical)}">`;
  return [
    `<title>${escapeHtml(documentTitle(head.title))}</title>`,
    meta('name', 'description', head.description),
    link || meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', about?.datePublished ? 'article' : 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    ...cardOf(picture, canonical),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(feed ? [feedLink(feed)] : []),
    ...(about && listed ? [thingOf({ about, picture, canonical })] : []),
  ];
}

export const THEME_COLORS = { light: '#8c2633', dark: '#4a1420' };

export function iconLinks(theme: Theme): string[] {
  return [
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...SCHEMES.map(
      (scheme) =>
        `<meta name="theme-color" content="${THEME_COLORS[scheme]}" media="${mediaOf(scheme, theme)}">`,
    ),
  ];
}

/**
 * The tags of the picture for link previews, which must be a raster image: a photo, a share card or an external image.
 * Other pictures of the site are SVG, so their pages get the site's card.
 */
function cardOf(picture: Picture | undefined, canonical: string): string[] {
  if (picture && isRaster(picture.url)) {
    const { url, alt, width, height } = picture;
    return [
      meta('property', 'og:image', URL.canParse(url) ? url : new URL(url, canonical).href),
      ...(width ? [meta('property', 'og:image:width', `${width}`)] : []),
      ...(height ? [meta('property', 'og:image:height', `${height}`)] : []),
      ...(alt ? [meta('property', 'og:image:alt', alt)] : []),
    ];
  }
  return [
    meta('property', 'og:image', new URL(CARD.path, canonical).href),
    meta('property', 'og:image:width', `${CARD.width}`),
    meta('property', 'og:image:height', `${CARD.height}`),
    meta('property', 'og:image:alt', CARD.alt),
  ];
}

function isRaster(url: string): boolean {
  return URL.canParse(url) || isShareCard(url) || photoFileAt(url) !== undefined;
}

function feedLink({ title, path }: NonNullable<PageHead['feed']>): string {
  const attributes = `title="${escapeHtml(title)}" href="${escapeHtml(path)}"`;
  return `<link rel="alternate" type="application/rss+xml" ${attributes}>`;
}

/** The JSON-LD of a page. Browsers do not execute it, so the CSP does not have to allow it. */
function thingOf({
  about,
  picture,
  canonical,
}: Pick<PageHead, 'about' | 'picture'> & { canonical: string }) {
  const image = picture && new URL(picture.url, canonical).href;
  const thing = { '@context': 'https://schema.org', ...about, url: canonical, image };
  const others = about?.about && { about: withWholeUrls(about.about, canonical) };
  return `<script type="application/ld+json">${scriptJson({ ...thing, ...others })}</script>`;
}

function withWholeUrls(things: Thing[], canonical: string): Thing[] {
  return things.map(({ url, ...thing }) =>
    typeof url === 'string' && URL.canParse(url, canonical)
      ? { ...thing, url: new URL(url, canonical).href }
      : thing,
  );
}

function meta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${escapeHtml(content)}">`;
}
