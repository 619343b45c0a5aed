export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const THEME_PATH = '/theme';

export function parseTheme(name: unknown): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system';
}

/** Color schemes, in the order of the document's `theme-color` tags. */
export const SCHEMES = ['light', 'dark'] as const;

/** The media query of a scheme's colors; a theme other than 'system' overrides the preference of the system. */
export function getThemeMedia(scheme: (typeof SCHEMES)[number], theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}
