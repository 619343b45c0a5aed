import type { ApiResponse } from '../pages/page.ts';

/**
 * Header that says what of a response only its viewer may see: 'none', the names of fields of its record or
 * records with spaces between them ('saved user_likes'), or 'all'. Without it, a response is personal as a whole.
 */
export const PERSONAL_HEADER = 'Personal-Data';

/** Hash of the page after a log-out without scripts, by which its scripts clear what they stored for the member. */
export const LOGGED_OUT_HASH = '#logged-out';

/** A response as the next viewer of the tab may see it: without personal fields, or with empty lists in their place. */
export function removePersonalData(response: ApiResponse): ApiResponse | undefined {
  const { personal = 'all' } = response;
  if (personal === 'none') return response;
  if (personal === 'all') return undefined;
  const fields = new Set(personal.split(' '));
  const body = response.body as object | object[];
  const isList = Array.isArray(body);
  return {
    ...response,
    body: isList
      ? body.map((row) => omitPersonalFields(row, fields))
      : omitPersonalFields(body, fields),
  };
}

function omitPersonalFields(row: object, fields: Set<string>): object {
  const entries = Object.entries(row).flatMap(([field, value]) => {
    if (!fields.has(field)) return [[field, value]];
    return Array.isArray(value) ? [[field, []]] : [];
  });
  return Object.fromEntries(entries);
}
