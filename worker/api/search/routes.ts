import type { SearchAnswer } from '@desert/contract/search';
import { Hono } from 'hono';
import * as v from 'valibot';
import { AskedSearch } from '../../search/asked.ts';
import { askIndex, isBuilding } from '../../search/index/ask.ts';
import { search } from '../../search/search.ts';
import { suggest } from '../../search/suggest.ts';
import { linkNext } from '../records/link-next.ts';
import type { ApiContext } from '../session.ts';
import { validate } from '../validate.ts';

export const searchRoutes = new Hono<ApiContext>();

searchRoutes.get('/', validate('query', AskedSearch), async (c) => {
  const { database, index } = c.var;
  const asked = c.req.valid('query');
  const [{ answer, cursor }, wasBuilding] = await Promise.all([
    askIndex(c.env, () => search(database, index, asked)),
    isBuilding(c.env, c.executionCtx),
  ]);
  // It may be whole by now.
  const building = wasBuilding && (await isBuilding(c.env, c.executionCtx));
  linkNext(c, { records: [], ...(cursor !== undefined && { cursor }) }, AskedSearch);
  return c.json<SearchAnswer>({ ...answer, building });
});

searchRoutes.get(
  '/suggestions',
  validate('query', v.object({ q: v.optional(v.string('q must be text'), '') })),
  async (c) => {
    const { database, index } = c.var;
    const { q } = c.req.valid('query');
    return c.json(await askIndex(c.env, () => suggest(database, index, q)));
  },
);
