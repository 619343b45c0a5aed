/** How the site's colours are chosen: as the visitor's system says, or always light or dark. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Where a chosen theme is posted, as a form: `theme`, and `next`, the page to go back to. */
export const THEME_PATH = '/theme';

/** The theme of that name; 'system' for anything else. */
export function themeNamed(name: unknown): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system';
}
