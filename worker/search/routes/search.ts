import { memberPath } from '@desert/contract/members/members';
import {
  type SearchResponse,
  type Suggestion,
  SUGGESTIONS_MAX,
} from '@desert/contract/search/search';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { linkNext } from '../../http/routes/request.ts';
import { read } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validate } from '../../http/routes/validate.ts';
import { runAfterResponse } from '../../jobs/run/run.ts';
import { usernameOf } from '../../members/names.ts';
import { answerQuestion } from '../answers/answer.ts';
import { AskedSearch } from '../asked.ts';
import { askIndex, isBuilding } from '../index/ask.ts';
import { search } from '../search.ts';
import { suggest } from '../suggest.ts';

export const searchRoutes = new Hono<ApiContext>();

searchRoutes.get('/', read({ personal: 'none' }), validate('query', AskedSearch), async (c) => {
  const { database, index } = c.var;
  const asked = c.req.valid('query');
  const isWhole = asked.kind === undefined && asked.cursor === undefined;
  const [{ response, cursor }, wasBuilding, member, answer] = await Promise.all([
    askIndex(c.env, () => search(database, index, asked)),
    continueRebuild(c),
    isWhole ? usernameOf(database, asked.q) : undefined,
    isWhole ? answerQuestion(database, asked.q) : undefined,
  ]);
  const building = wasBuilding && (await continueRebuild(c));
  linkNext(c, { records: [], ...(cursor !== undefined && { cursor }) }, AskedSearch);
  return c.json<SearchResponse>({
    ...response,
    ...(member !== undefined && { member }),
    ...(answer && { answer }),
    building,
  });
});

searchRoutes.get(
  '/suggestions',
  read({ personal: 'none' }),
  validate('query', v.object({ q: v.optional(v.string('q must be text'), '') })),
  async (c) => {
    const { database, index } = c.var;
    const { q } = c.req.valid('query');
    const [suggestions, member] = await Promise.all([
      askIndex(c.env, () => suggest(database, index, q)),
      usernameOf(database, q),
    ]);
    return c.json(
      [...(member === undefined ? [] : [memberSuggestion(member)]), ...suggestions].slice(
        0,
        SUGGESTIONS_MAX,
      ),
    );
  },
);

function memberSuggestion(username: string): Suggestion {
  const path = memberPath(username);
  return { kind: 'member', label: ['', username], about: 'Member', path };
}

/** Continues an unfinished rebuild of the search index after the response. @returns whether the index was incomplete */
export async function continueRebuild(c: Context<ApiContext>): Promise<boolean> {
  const isIncomplete = await isBuilding(c.env);
  if (isIncomplete) c.executionCtx.waitUntil(runAfterResponse(c.var.env));
  return isIncomplete;
}
