export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const THEME_PATH = '/theme';

export function themeNamed(name: unknown): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system';
}

/** Color schemes; the document's browser bar colors are in this order. */
export const SCHEMES = ['light', 'dark'] as const;

/** Media query of a scheme; a selected theme overrides the system's. */
export function mediaOf(scheme: (typeof SCHEMES)[number], theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}
