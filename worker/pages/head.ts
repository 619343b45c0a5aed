import { isShareCard, type Picture, type StructuredData } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { formatDocumentTitle, SITE_NAME } from '@desert/contract/pages/shell';
import { getThemeMedia, SCHEMES, type Theme } from '@desert/contract/pages/theme';
import { parsePhotoPath } from '@desert/contract/photos/photos';
import { escapeHtml, toScriptJson } from '../http/response/markup.ts';

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

export function listMetaTags({ head, canonical, listed }: PageMeta): string[] {
  const { about, feed, picture } = head;
  const link = listed && `<link rel="canonical" href="${escapeHtml(canonical)}">`;
  return [
    `<title>${escapeHtml(formatDocumentTitle(head.title))}</title>`,
    renderMeta('name', 'description', head.description),
    link || renderMeta('name', 'robots', 'noindex'),
    renderMeta('property', 'og:site_name', SITE_NAME),
    renderMeta('property', 'og:type', about?.datePublished ? 'article' : 'website'),
    renderMeta('property', 'og:title', head.title),
    renderMeta('property', 'og:description', head.description),
    renderMeta('property', 'og:url', canonical),
    ...renderCardTags(picture, canonical),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
    ...(feed ? [renderFeedLink(feed)] : []),
    ...(about && listed ? [toThing({ about, picture, canonical })] : []),
  ];
}

export const THEME_COLORS = { light: '#8c2633', dark: '#4a1420' };

export function listIconLinks(theme: Theme): string[] {
  return [
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...SCHEMES.map(
      (scheme) =>
        `<meta name="theme-color" content="${THEME_COLORS[scheme]}" media="${getThemeMedia(scheme, theme)}">`,
    ),
  ];
}

/**
 * The tags of the picture for link previews, which must be a raster image: a photo, a share card or an external image.
 * Other pictures of the site are SVG, so their pages get the site's card.
 */
function renderCardTags(picture: Picture | undefined, canonical: string): string[] {
  if (picture && isRaster(picture.url)) {
    const { url, alt, width, height } = picture;
    return [
      renderMeta('property', 'og:image', URL.canParse(url) ? url : new URL(url, canonical).href),
      ...(width ? [renderMeta('property', 'og:image:width', `${width}`)] : []),
      ...(height ? [renderMeta('property', 'og:image:height', `${height}`)] : []),
      ...(alt ? [renderMeta('property', 'og:image:alt', alt)] : []),
    ];
  }
  return [
    renderMeta('property', 'og:image', new URL(CARD.path, canonical).href),
    renderMeta('property', 'og:image:width', `${CARD.width}`),
    renderMeta('property', 'og:image:height', `${CARD.height}`),
    renderMeta('property', 'og:image:alt', CARD.alt),
  ];
}

function isRaster(url: string): boolean {
  return URL.canParse(url) || isShareCard(url) || parsePhotoPath(url) !== undefined;
}

function renderFeedLink({ title, path }: NonNullable<PageHead['feed']>): string {
  const attributes = `title="${escapeHtml(title)}" href="${escapeHtml(path)}"`;
  return `<link rel="alternate" type="application/rss+xml" ${attributes}>`;
}

/** The JSON-LD of a page. Browsers do not execute it, so the CSP does not have to allow it. */
function toThing({
  about,
  picture,
  canonical,
}: Pick<PageHead, 'about' | 'picture'> & { canonical: string }) {
  const image = picture && new URL(picture.url, canonical).href;
  const thing = { '@context': 'https://schema.org', ...about, url: canonical, image };
  const others = about?.about && { about: completeUrls(about.about, canonical) };
  return `<script type="application/ld+json">${toScriptJson({ ...thing, ...others })}</script>`;
}

function completeUrls(things: StructuredData[], canonical: string): StructuredData[] {
  return things.map(({ url, ...thing }) =>
    typeof url === 'string' && URL.canParse(url, canonical)
      ? { ...thing, url: new URL(url, canonical).href }
      : thing,
  );
}

function renderMeta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${escapeHtml(content)}">`;
}
