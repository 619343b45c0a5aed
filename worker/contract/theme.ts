/** How the site's colours are chosen: as the visitor's system says, or always light or dark. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Where a chosen theme is posted, as a form: `theme`, and `next`, the page to go back to. */
export const THEME_PATH = '/theme';

/** The theme of that name; 'system' for anything else. */
export function themeNamed(name: unknown): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system';
}

/** What a theme comes down to; the document names a colour for the browser's own bars for each, in this order. */
export const SCHEMES = ['light', 'dark'] as const;

/** When the colour of a scheme is meant, as a media query: a chosen theme goes before the system's. */
export function mediaOf(scheme: (typeof SCHEMES)[number], theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}
