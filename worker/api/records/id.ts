import type { Context } from 'hono';

/** The id in the path of a route that has one, as `ID` lets it through. */
export function idOf(c: Context): number {
  return Number(c.req.param('id'));
}
