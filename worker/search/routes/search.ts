import { memberPath } from '@desert/contract/members/members';
import {
  type SearchResponse,
  type Suggestion,
  MAX_SUGGESTIONS,
} from '@desert/contract/search/search';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { linkNext } from '../../http/routes/request.ts';
import { readRoute } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { runAfterResponse } from '../../jobs/run/run.ts';
import { findUsername } from '../../members/names.ts';
import { answerQuestion } from '../answers/answer.ts';
import { SearchInput } from '../asked.ts';
import { askIndex, isBuilding } from '../index/ask.ts';
import { searchRecords } from '../search.ts';
import { listSuggestions } from '../suggest.ts';

export const searchRoutes = new Hono<ApiContext>();

searchRoutes.get(
  '/',
  readRoute({ personal: 'none' }),
  validateInput('query', SearchInput),
  async (c) => {
    const { database, index } = c.var;
    const query = c.req.valid('query');
    const isWhole = query.kind === undefined && query.cursor === undefined;
    const [{ response, cursor }, wasBuilding, member, answer] = await Promise.all([
      askIndex(c.env, () => searchRecords(database, index, query)),
      continueRebuild(c),
      isWhole ? findUsername(database, query.q) : undefined,
      isWhole ? answerQuestion(database, query.q) : undefined,
    ]);
    const building = wasBuilding && (await continueRebuild(c));
    linkNext(c, { records: [], ...(cursor !== undefined && { cursor }) }, SearchInput);
    return c.json<SearchResponse>({
      ...response,
      ...(member !== undefined && { member }),
      ...(answer && { answer }),
      building,
    });
  },
);

searchRoutes.get(
  '/suggestions',
  readRoute({ personal: 'none' }),
  validateInput('query', v.object({ q: v.optional(v.string('q must be text'), '') })),
  async (c) => {
    const { database, index } = c.var;
    const { q } = c.req.valid('query');
    const [suggestions, member] = await Promise.all([
      askIndex(c.env, () => listSuggestions(database, index, q)),
      findUsername(database, q),
    ]);
    return c.json(
      [...(member === undefined ? [] : [toMemberSuggestion(member)]), ...suggestions].slice(
        0,
        MAX_SUGGESTIONS,
      ),
    );
  },
);

function toMemberSuggestion(username: string): Suggestion {
  const path = memberPath(username);
  return { kind: 'member', label: ['', username], about: 'Member', path };
}

/** Continues an unfinished rebuild of the search index after the response. @returns whether the index was incomplete */
export async function continueRebuild(c: Context<ApiContext>): Promise<boolean> {
  const isIncomplete = await isBuilding(c.env);
  if (isIncomplete) c.executionCtx.waitUntil(runAfterResponse(c.var.env));
  return isIncomplete;
}
