/** The theme that a visitor chose: kept in a cookie, so that the first HTML already has its colours. */
import { safeRedirectPath } from '@desert/contract/safe-redirect';
import { type Theme, themeNamed } from '@desert/contract/theme';
import { readForm } from '../request/body.ts';
import { errorResponse } from '../response/errors.ts';
import { readCookie, setCookie } from '../session/cookie.ts';

/** The cookie that has the theme, and the field of the form that chooses it. */
export const THEME_COOKIE = 'theme';

/** A year, in ms: browsers keep no cookie much longer. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/** The theme that the visitor of a page chose, 'system' if none. */
export function themeOf(request: Request): Theme {
  return themeNamed(readCookie(request, THEME_COOKIE));
}

/**
 * Keeps the theme that a form names.
 * @returns 303 back to the page it was chosen on; 403, 413 or 415 for what no form of this site sends
 */
export async function saveTheme(request: Request): Promise<Response> {
  const fields = await readForm(request);
  if (typeof fields === 'number') {
    return errorResponse(fields, 'Please choose the theme from a page on this site.');
  }
  const theme = themeNamed(fields.get(THEME_COOKIE));
  return new Response(null, {
    status: 303,
    headers: {
      location: safeRedirectPath(fields.get('next')),
      'cache-control': 'no-store',
      'set-cookie': setCookie(request, THEME_COOKIE, theme, theme === 'system' ? 0 : MAX_AGE_MS),
    },
  });
}
