/** The visitor's theme, stored in a cookie so that the first HTML has its colors. */
import { safeRedirectPath } from '@desert/contract/pages/routes';
import { type Theme, THEME_PATH, parseTheme } from '@desert/contract/pages/theme';
import { readCookie, setCookie } from '../../accounts/session/cookie.ts';
import type { RequestContext } from '../../request-context.ts';
import { createErrorResponse } from '../response/errors.ts';
import { redirectSeeOther } from '../response/redirect.ts';
import { Refusal } from '../response/refusal.ts';
import { readForm } from './body.ts';

export const THEME_COOKIE = 'theme';

/** Lifetime of the cookie in ms: a year. Browsers cap it at 400 days. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

export function readTheme(request: Request): Theme {
  return parseTheme(readCookie(request, THEME_COOKIE));
}

/**
 * Stores the theme of a form that is posted to `THEME_PATH`. @returns 303 to the form's `next`; 403, 413 or 415 for a
 * refused form
 */
export async function saveTheme({ request, url }: RequestContext): Promise<Response | undefined> {
  if (url.pathname !== THEME_PATH || request.method !== 'POST') return undefined;
  let fields: URLSearchParams;
  try {
    fields = await readForm(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return createErrorResponse(error.status, 'Please choose the theme from a page on this site.');
  }
  const theme = parseTheme(fields.get(THEME_COOKIE));
  const maxAge = theme === 'system' ? 0 : MAX_AGE_MS;
  const cookie = setCookie(request, THEME_COOKIE, theme, maxAge);
  return redirectSeeOther(safeRedirectPath(fields.get('next')), [cookie]);
}
