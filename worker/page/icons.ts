/** What stands for the site outside of its pages: in a tab, on a phone's start screen, around the page. */
import { mediaOf, SCHEMES, type Theme } from '@desert/contract/theme';

/** The colour of a browser's own bars: `--color-header` of the tokens. */
export const THEME_COLORS = { light: '#8c2633', dark: '#4a1420' };

/** The elements of every document's head for it. */
export function iconLinks(theme: Theme): string[] {
  return [
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...themeColors(theme),
  ];
}

function themeColors(theme: Theme): string[] {
  return SCHEMES.map(
    (scheme) =>
      `<meta name="theme-color" content="${THEME_COLORS[scheme]}" media="${mediaOf(scheme, theme)}">`,
  );
}
